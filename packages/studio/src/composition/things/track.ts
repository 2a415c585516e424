import { vehicleKindOfArt } from '@fablecut/director/vocabulary/vehicle-kinds'
import { type Ctx, linear, stop } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'

/** How far a track goes on to both sides, in sizes of the vehicle, and the distance of its sleepers. */
const REACH = 1.1
const SLEEPERS = 0.085

/** Whether an icon is of what runs on rails. */
export const isOnRails = (icon: string): boolean => vehicleKindOfArt(icon) === 'rail'

/** The track under a vehicle on rails, which goes on to both sides. The origin is its centre; `foot`: of its wheels, in sizes below it. */
export function drawTrack(g: Ctx, size: number, foot: number): void {
  const y = foot * size
  const half = REACH * size
  const fading = (colour: string, alpha = 1) =>
    linear(g, -half, 0, half, 0, [stop(0, colour, 0), stop(0.16, colour, alpha), stop(0.84, colour, alpha), stop(1, colour, 0)])
  g.save()
  g.fillStyle = fading('#8b8378', 0.9)
  g.fillRect(-half, y + size * 0.004, half * 2, size * 0.075)
  g.fillStyle = css('#5c4332')
  for (let x = -half * 0.8; x < half * 0.8; x += size * SLEEPERS) g.fillRect(x, y - size * 0.004, size * 0.045, size * 0.058)
  for (const [down, colour] of [
    [-0.012, '#b9c0c8'],
    [0.034, '#d3d9df'],
  ] as const) {
    g.fillStyle = fading(colour)
    g.fillRect(-half, y + size * down, half * 2, size * 0.015)
  }
  g.restore()
}
