import { Big } from '#schemas/decimal.ts';
import { cos, sin } from '#schemas/functions/trigonometry.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** The corners of the triangle, or of both, with A at 0 and side c along the ground. */
export const tables: Tables<typeof manifest> = (_, { results }) => {
  const { solutions, a, b, c, alpha, beta, gamma, c2, beta2, gamma2 } = results;
  const top = { x: b.times(cos(alpha)), y: b.times(sin(alpha)) };
  const corners = (triangle: string, base: Big, atB: Big, atC: Big) => [
    { triangle, corner: 'A', angle: alpha, side: a, x: Big(0), y: Big(0) },
    { triangle, corner: 'B', angle: atB, side: b, x: base, y: Big(0) },
    { triangle, corner: 'C', angle: atC, side: base, ...top },
  ];
  return {
    corners:
      solutions === 'Two triangles'
        ? [
            ...corners('First triangle', c, beta, gamma),
            ...corners('Second triangle', c2, beta2, gamma2),
          ]
        : corners('One triangle', c, beta, gamma),
  };
};
