import type { Context } from './context.ts'

/** A canvas of the environment; `canvas` is what its contexts accept in `drawImage`. */
export type Surface = { readonly canvas: unknown; readonly context: Context; readonly width: number; readonly height: number }

/** Canvases of the environment, a browser or Node. `readsPixels`: its pixels are read often. */
export type CreateSurface = (width: number, height: number, options?: { readonly readsPixels?: boolean }) => Surface

/** Canvases that are used again at every frame, by name. */
export class SurfacePool {
  readonly create: CreateSurface
  private readonly surfaces = new Map<string, Surface>()

  constructor(create: CreateSurface) {
    this.create = create
  }

  /** A transparent canvas; valid until the next call with the same name. Sizes are rounded up to whole pixels. */
  cleared(name: string, width: number, height: number, options?: { readonly readsPixels?: boolean }): Surface {
    const size = { width: Math.max(1, Math.ceil(width)), height: Math.max(1, Math.ceil(height)) }
    const known = this.surfaces.get(name)
    if (known?.width === size.width && known.height === size.height) {
      known.context.setTransform(1, 0, 0, 1, 0, 0)
      known.context.clearRect(0, 0, size.width, size.height)
      return known
    }
    const surface = this.create(size.width, size.height, options)
    this.surfaces.set(name, surface)
    return surface
  }
}
