import type { Canvas, Ctx } from '../paint/canvas.ts'
import type { Look } from '../paint/look.ts'
import type { DrawParticles } from '../particles/particle.ts'
import type { PropSprite } from '../props/sprite.ts'
import type { Scene } from '../scene/scene.ts'
import type { FigureSlot } from '../settings/setting.ts'
import type { Style } from '../styles/style.ts'
import type { Carry } from '../characters/poses/carry.ts'
import type { Focus } from './blocking.ts'
import type { Frame } from './frame.ts'
import type { PaintedLayer } from './painted-layer.ts'
import type { StageProp } from './stage-prop.ts'

/** A bicycle under somebody. */
export type StageMount = { readonly actor: number; readonly look: Look }

/** A thing in somebody's hands. `size`: side of its square in pixels; `actor`: whose, by their place in the cast. */
export type StageHeld = { readonly sprite: PropSprite; readonly actor: number; readonly carry: Carry; readonly size: number }

/** Everything of a shot that is painted once; `drawStage` moves it. */
export type Stage = {
  readonly scene: Scene
  readonly style: Style
  readonly look: Look
  readonly frame: Frame
  readonly behind: readonly PaintedLayer[]
  readonly before: readonly PaintedLayer[]
  readonly props: readonly StageProp[]
  readonly held: readonly StageHeld[]
  readonly mounts: readonly StageMount[]
  readonly stands: readonly FigureSlot[]
  readonly focus: Focus
  readonly particles: readonly DrawParticles[]
  readonly mirrored: boolean
  readonly overlays: readonly Canvas[]
  readonly mat: Canvas | null
  /** Moving parts of the mat or, without one, of the overlay. */
  readonly living: ((g: Ctx, seconds: number) => void) | null
  /** Pixels drawn per frame pixel: below 1 for a coarse grid. */
  readonly grain: number
  /** Names of what is seen. */
  readonly drawn: readonly string[]
}
