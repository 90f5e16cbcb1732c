/** A corner of a figure. In the drawing, y goes down. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** The room of a drawing, and what the words around each figure take of it. */
interface Room {
  readonly width: number;
  readonly height: number;
  readonly aside: number;
  readonly above: number;
  readonly below: number;
}

/** A figure in the drawing. */
interface Placed<C> {
  readonly corners: readonly C[];
  readonly middle: number;
  /** The lower end of its room. */
  readonly bottom: number;
}

/**
 * Figures side by side or one under the other, whichever lets them be larger; all to one scale, the same
 * in both directions.
 */
export function arranged<C extends Corner>(
  figures: readonly (readonly C[])[],
  { width, height, aside, above, below }: Room,
): readonly Placed<C>[] {
  const boxes = figures.map((corners) => {
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
    return { left, bottom, wide: Math.max(...xs) - left, high: Math.max(...ys) - bottom };
  });
  const count = figures.length;
  const sum = (all: readonly number[]) => all.reduce((so, each) => so + each, 0);
  const [wide, high] = [boxes.map((box) => box.wide), boxes.map((box) => box.high)];
  const words = above + below;
  const beside = Math.min(
    (width - 2 * aside * count) / sum(wide),
    (height - words) / Math.max(...high),
  );
  const under = Math.min(
    (width - 2 * aside) / Math.max(...wide),
    (height - words * count) / sum(high),
  );
  const isBeside = beside >= under;
  const scale = [Math.max(beside, under)].filter(Number.isFinite)[0] ?? 1;
  // What the figures leave is shared out around them.
  const spareAcross = (width - scale * (isBeside ? sum(wide) : 0)) / count - 2 * aside;
  const spareDown = (height - scale * (isBeside ? 0 : sum(high))) / count - words;
  let [x, y] = [0, 0];
  return figures.map((corners, index) => {
    const box = boxes[index] as (typeof boxes)[0];
    const [across, down] = [scale * box.wide, scale * box.high];
    const room = isBeside
      ? { wide: across + 2 * aside + spareAcross, high: height }
      : { wide: width, high: down + words + spareDown };
    const left = x + (room.wide - across) / 2;
    const top = y + above + (room.high - words - down) / 2;
    const placed = {
      corners: corners.map((corner) => ({
        ...corner,
        x: left + (corner.x - box.left) * scale,
        y: top + down - (corner.y - box.bottom) * scale,
      })),
      middle: left + across / 2,
      bottom: top + down + below,
    };
    if (isBeside) x += room.wide;
    else y += room.high;
    return placed;
  });
}

const unit = (x: number, y: number): Corner => {
  const long = Math.hypot(x, y) || 1;
  return { x: x / long, y: y / long };
};

/** The direction from a corner out of its figure: away from the middle between its two sides. */
export function outward(corners: readonly Corner[], index: number): Corner {
  const at = (place: number) => corners[(place + corners.length) % corners.length] as Corner;
  const corner = at(index);
  const towards = (other: Corner) => unit(other.x - corner.x, other.y - corner.y);
  const [before, after] = [towards(at(index - 1)), towards(at(index + 1))];
  const area = corners.reduce((so, { x, y }, place) => {
    const next = at(place + 1);
    return so + x * next.y - next.x * y;
  }, 0);
  const turn = Math.sign(area) || 1;
  // Between two sides that are all but one line, out is square to it.
  const out = unit((after.y - before.y) * turn, (before.x - after.x) * turn);
  const sum = { x: before.x + after.x, y: before.y + after.y };
  if (Math.hypot(sum.x, sum.y) < 0.02) return out;
  const along = unit(sum.x, sum.y);
  // Into the figure at a corner that sticks out, out of it at one that goes in.
  const isIn = (before.x * after.y - before.y * after.x) * turn > 0;
  return isIn ? along : { x: -along.x, y: -along.y };
}
