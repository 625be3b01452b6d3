import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** How near a pointer pulls a star, in px. */
const reach = 180;

/** Scattered between 0 and 1, and the same in every browser as on the server that prerenders it. */
const scatter = (index: number, irrational: number) => (index ** 2 * irrational) % 1;

/**
 * Stars at both sides of the text: their positions in percent of the field, and their radius in px.
 * Larger ones seem nearer and move farther.
 */
const stars = Array.from({ length: 56 }, (_, index) => {
  const side = 24 * scatter(index, Math.SQRT2);
  return {
    x: index % 2 ? side : 100 - side,
    y: 14 + 86 * scatter(index, Math.E),
    radius: 1 + 1.8 * scatter(index, Math.PI) ** 2,
  };
});

/** Moves the stars near the pointer toward it, but never past it. */
function followPointer(field: SVGSVGElement | null): void {
  // It goes together with the field, and then so do the listeners.
  const area = field?.parentElement;
  if (!area) return;
  const circles = [...field.children] as SVGElement[];
  area.addEventListener('pointermove', ({ clientX, clientY }) => {
    const { left, top, width, height } = field.getBoundingClientRect();
    for (const [index, { x, y, radius }] of stars.entries()) {
      const right = clientX - left - (x / 100) * width;
      const down = clientY - top - (y / 100) * height;
      const distance = Math.hypot(right, down);
      const pull = Math.min(1, ((1 - distance / reach) * 14 * radius) / distance);
      circles[index]!.style.translate = pull > 0 ? `${right * pull}px ${down * pull}px` : '';
    }
  });
  area.addEventListener('pointerleave', () => {
    for (const { style } of circles) style.translate = '';
  });
}

/** Small dots around the hero that move toward a near pointer; decoration only. */
export default function Stars(): ReactNode {
  return (
    <svg ref={followPointer} className={styles.stars} aria-hidden="true">
      {stars.map(({ x, y, radius }, index) => (
        <circle key={index} cx={`${x.toFixed(1)}%`} cy={`${y.toFixed(1)}%`} r={radius.toFixed(1)} />
      ))}
    </svg>
  );
}
