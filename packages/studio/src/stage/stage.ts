import type { Canvas, Ctx } from '../paint/canvas.ts'
import type { Look } from '../paint/look.ts'
import type { DrawParticles } from '../particles/particle.ts'
import type { PropSprite } from '../props/sprite.ts'
import type { Scene } from '../scene/scene.ts'
import type { FigureSlot } from '../settings/setting.ts'
import type { Style } from '../styles/style.ts'
import type { Carry } from '../characters/poses/carry.ts'
import type { SceneLink } from '../composition/related/scene-link.ts'
import type { Focus } from './blocking.ts'
import type { Frame } from './frame.ts'
import type { PaintedLayer } from './painted-layer.ts'
import type { StageProp } from './stage-prop.ts'

/** A bicycle under a figure. `actor`: index in `scene.who`. */
export type StageMount = { readonly actor: number; readonly look: Look }

/** A prop in a figure's hands. `size`: side of its square in frame pixels; `actor`: index in `scene.who`; `isLettered`: never mirrored. */
export type StageHeldProp = {
  readonly sprite: PropSprite
  readonly icon: string
  readonly actor: number
  readonly carry: Carry
  readonly size: number
  readonly isLettered: boolean
}

/** Pre-rendered parts of a shot; `drawStage` composes them for each frame. */
export type Stage = {
  readonly scene: Scene
  readonly style: Style
  readonly look: Look
  readonly frame: Frame
  readonly background: readonly PaintedLayer[]
  readonly foreground: readonly PaintedLayer[]
  readonly props: readonly StageProp[]
  readonly held: readonly StageHeldProp[]
  readonly mounts: readonly StageMount[]
  readonly stands: readonly FigureSlot[]
  /** What is drawn with another figure or thing, at which it is; props by their index in `props`. */
  readonly links: readonly SceneLink[]
  /** y of the top of the highest head with its hat, in frame pixels; undefined without figures. */
  readonly crown?: number
  readonly focus: Focus
  readonly particles: readonly DrawParticles[]
  readonly mirrored: boolean
  readonly overlays: readonly Canvas[]
  readonly mat: Canvas | null
  /** Animated parts of the mat or, without one, of the overlay. */
  readonly animatedOverlay: ((g: Ctx, seconds: number) => void) | null
  /** Pixels drawn per frame pixel: below 1 for a coarse grid. */
  readonly pixelRatio: number
  /** Names of the place, props and figures that are drawn. */
  readonly drawn: readonly string[]
}
