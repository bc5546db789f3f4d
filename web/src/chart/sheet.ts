/** A drawn piece of a chart or a battlefield somewhat larger than the screen: moving it costs one copy, and it is drawn anew when it no longer covers. */
import { draw } from './drawing';
import type { Shown } from './shown';
import type { Box } from './lattice';
import type { Sight, Size } from '../board/view';

/** How much is drawn beyond each edge of the screen, in parts of it. */
const MARGIN = 0.5;
/** A sheet that was drawn for another size may be stretched by this much while fingers move. */
const STRETCH = 4;
const LARGEST = 4096;

/** Puts all of it on a sheet that lies so, in so many pixels to each of the screen. */
type Paint<T> = (ink: CanvasRenderingContext2D, shown: T, sight: Sight, size: Size, density: number) => void;

export class Sheet<T> {
  private readonly canvas = document.createElement('canvas');
  private sight: Sight | null = null;
  private shown: T | null = null;
  private density = 1;
  private reach: Size = { width: 0, height: 0 };

  constructor(private readonly paint: Paint<T>) {}

  /** Is what was drawn still good for this? */
  fits(shown: T, sight: Sight, size: Size, exactly: boolean): boolean {
    if (!this.sight || this.shown !== shown) return false;
    const stretch = sight.scale / this.sight.scale;
    if (exactly ? stretch !== 1 : stretch > STRETCH || stretch < 1 / STRETCH) return false;
    const [left, top, right, bottom] = this.covered(sight);
    return left <= 0 && top <= 0 && right >= size.width && bottom >= size.height;
  }

  /** The edges of what was drawn, in pixels of the screen. */
  private covered(sight: Sight): Box {
    const from = this.sight ?? sight;
    const stretch = sight.scale / from.scale;
    const left = sight.left - from.left * stretch;
    const top = sight.top - from.top * stretch;
    return [left, top, left + this.reach.width * stretch, top + this.reach.height * stretch];
  }

  render(shown: T, sight: Sight, size: Size, density: number): void {
    const [mx, my] = [Math.round(size.width * MARGIN), Math.round(size.height * MARGIN)];
    this.reach = { width: size.width + 2 * mx, height: size.height + 2 * my };
    this.density = Math.min(density, LARGEST / Math.max(this.reach.width, this.reach.height));
    this.canvas.width = Math.ceil(this.reach.width * this.density);
    this.canvas.height = Math.ceil(this.reach.height * this.density);
    this.sight = { scale: sight.scale, left: sight.left + mx, top: sight.top + my };
    this.shown = shown;
    const ink = this.canvas.getContext('2d');
    if (!ink) return;
    this.paint(ink, shown, this.sight, this.reach, this.density);
  }

  /** Put it on the screen. */
  show(ink: CanvasRenderingContext2D, sight: Sight, density: number): void {
    const [left, top, right, bottom] = this.covered(sight);
    if (sight.scale === this.sight?.scale && density === this.density) {
      // Pixel by pixel: much cheaper than a copy that is stretched.
      ink.save();
      ink.setTransform(1, 0, 0, 1, 0, 0);
      ink.imageSmoothingEnabled = false;
      ink.drawImage(this.canvas, Math.round(left * density), Math.round(top * density));
      ink.restore();
      return;
    }
    ink.imageSmoothingEnabled = true;
    ink.drawImage(this.canvas, left, top, right - left, bottom - top);
  }
}

/** Everything in one go, for a sheet, a picture to take along or a page to print. */
export function paint(ink: CanvasRenderingContext2D, shown: Shown, sight: Sight, size: Size, density: number): void {
  ink.setTransform(1, 0, 0, 1, 0, 0);
  ink.fillStyle = shown.colours.paper;
  ink.fillRect(0, 0, ink.canvas.width, ink.canvas.height);
  ink.setTransform(sight.scale * density, 0, 0, sight.scale * density, sight.left * density, sight.top * density);
  const [left, top] = [-sight.left / sight.scale, -sight.top / sight.scale];
  draw(ink, shown, [left, top, left + size.width / sight.scale, top + size.height / sight.scale], sight.scale);
}

/** The whole plane as the address of a picture. */
export function pictureOf(shown: Shown): string {
  const [left, top, right, bottom] = shown.lattice.box();
  const scale = Math.min(12, 4000 / Math.max(right - left, bottom - top));
  const page = document.createElement('canvas');
  page.width = Math.ceil((right - left) * scale);
  page.height = Math.ceil((bottom - top) * scale);
  const ink = page.getContext('2d');
  if (ink) paint(ink, shown, { scale, left: -left * scale, top: -top * scale }, page, 1);
  return page.toDataURL('image/png');
}
