import type { Point } from '../lib/types';

/** How the table lies on the screen: `scale` pixels to the inch, the table's corner at (left, top). */
export interface Sight {
  scale: number;
  left: number;
  top: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The table with its frame, in inches. */
export const FRAME = 1.6;
const CLOSEST = 110;

/** Table and screen count y in opposite directions; a turned table also swaps left and right. */
export class Flip {
  constructor(
    private readonly width: number,
    private readonly depth: number,
    private readonly turned: boolean,
  ) {}

  x(x: number): number {
    return this.turned ? this.width - x : x;
  }

  y(y: number): number {
    return this.turned ? y : this.depth - y;
  }

  point([x, y]: readonly [number, number, ...unknown[]]): Point {
    return [this.x(x), this.y(y)];
  }

  /** From the drawing back to the table; a flip is its own inverse. */
  back(point: Point): Point {
    return this.point(point);
  }

  /** A step on the screen as a step on the table. */
  step([dx, dy]: Point): Point {
    return this.turned ? [-dx, dy] : [dx, -dy];
  }

  outline(points: readonly (readonly [number, number, ...unknown[]])[]): string {
    return points.map((point) => this.point(point).map((one) => one.toFixed(3)).join(' ')).join('L');
  }
}

export function fit(width: number, depth: number, size: Size): Sight {
  const scale = Math.max(1, Math.min(size.width / (width + 2 * FRAME), size.height / (depth + 2 * FRAME)));
  return { scale, left: (size.width - width * scale) / 2, top: (size.height - depth * scale) / 2 };
}

/** A box of the drawing (in inches), as large as possible but no closer than `closest` pixels to the inch. */
export function fitBox(box: [number, number, number, number], size: Size, closest = 30): Sight {
  const [minX, minY, maxX, maxY] = box;
  const scale = Math.min(closest, size.width / (maxX - minX), size.height / (maxY - minY));
  return {
    scale,
    left: size.width / 2 - ((minX + maxX) / 2) * scale,
    top: size.height / 2 - ((minY + maxY) / 2) * scale,
  };
}

/** The same sight without bare desk beside a table that fills the screen. */
export function covering(sight: Sight, width: number, depth: number, size: Size): Sight {
  const along = (at: number, inches: number, pixels: number): number => {
    const [least, most] = [pixels - (inches + FRAME) * sight.scale, FRAME * sight.scale];
    return least > most ? (least + most) / 2 : clamp(at, least, most);
  };
  return { scale: sight.scale, left: along(sight.left, width, size.width), top: along(sight.top, depth, size.height) };
}

/** Zoom while the point under the finger stays where it is. */
export function zoomAt(sight: Sight, factor: number, at: Point, least: number): Sight {
  const scale = Math.max(least * 0.8, Math.min(CLOSEST, sight.scale * factor));
  const real = scale / sight.scale;
  return { scale, left: at[0] - (at[0] - sight.left) * real, top: at[1] - (at[1] - sight.top) * real };
}

/** Move the table, but never so far that it leaves the screen. */
export function pan(sight: Sight, dx: number, dy: number, width: number, depth: number, size: Size): Sight {
  const keep = 60;
  const left = clamp(sight.left + dx, keep - width * sight.scale, size.width - keep);
  const top = clamp(sight.top + dy, keep - depth * sight.scale, size.height - keep);
  return { scale: sight.scale, left, top };
}

export function toDrawing(sight: Sight, [px, py]: Point): Point {
  return [(px - sight.left) / sight.scale, (py - sight.top) / sight.scale];
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
