import { useRef, type ReactNode } from 'react';
import { starField } from './starField';
import { useShift } from './useShift';
import styles from './styles.module.css';

const stars = starField(56);

/** Small dots around the hero that move toward a near pointer; decoration only. */
export default function Stars(): ReactNode {
  const field = useRef<SVGSVGElement>(null);
  useShift(field, stars);
  return (
    <svg ref={field} className={styles.stars} aria-hidden="true">
      {stars.map(({ x, y, radius }) => (
        <circle key={`${x} ${y}`} cx={`${x}%`} cy={`${y}%`} r={radius} />
      ))}
    </svg>
  );
}
