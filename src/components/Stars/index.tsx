import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { widthFrom } from '@site/src/site/mediaQueries';
import { shift, starField } from './starField';
import styles from './styles.module.css';

const stars = starField(56);

/** Condition under which the stars move; narrower screens don't show them (`styles.module.css`). */
const canMove = `${widthFrom('small')} and (prefers-reduced-motion: no-preference)`;

/** Moves the stars near the pointer toward it. */
function useShift(field: RefObject<SVGSVGElement | null>): void {
  useEffect(() => {
    const svg = field.current;
    const area = svg?.parentElement;
    if (!svg || !area) return;
    const query = window.matchMedia(canMove);
    let frame = 0;

    const move = ({ clientX, clientY }: PointerEvent) => {
      if (!query.matches) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const { left, top, width, height } = svg.getBoundingClientRect();
        const pointer = { left: clientX - left, top: clientY - top };
        stars.forEach(({ x, y, radius }, index) => {
          const position = { left: (x / 100) * width, top: (y / 100) * height, radius };
          const { x: right, y: down } = shift(position, pointer);
          const circle = svg.children[index] as SVGElement | undefined;
          if (circle) circle.style.translate = right || down ? `${right}px ${down}px` : '';
        });
      });
    };
    const leave = () => {
      cancelAnimationFrame(frame);
      for (const circle of svg.children) (circle as SVGElement).style.translate = '';
    };

    area.addEventListener('pointermove', move, { passive: true });
    area.addEventListener('pointerleave', leave);
    return () => {
      cancelAnimationFrame(frame);
      area.removeEventListener('pointermove', move);
      area.removeEventListener('pointerleave', leave);
    };
  }, [field]);
}

/** Small dots around the hero that move toward a near pointer; decoration only. */
export default function Stars(): ReactNode {
  const field = useRef<SVGSVGElement>(null);
  useShift(field);
  return (
    <svg ref={field} className={styles.stars} aria-hidden="true">
      {stars.map(({ x, y, radius }) => (
        <circle key={`${x} ${y}`} cx={`${x}%`} cy={`${y}%`} r={radius} />
      ))}
    </svg>
  );
}
