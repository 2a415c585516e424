import { animal } from '../characters/animals/animal.ts'
import { NEUTRAL_EXPRESSION, type Expression } from '../characters/expression.ts'
import { person } from '../characters/people/person.ts'
import { poseAt } from '../characters/poses/pose.ts'
import { type Canvas, newCanvas } from '../paint/canvas.ts'
import type { Look } from '../paint/look.ts'
import type { Mood, SceneActor } from '../scene/scene.ts'
import { expressionAt } from '../stage/acting.ts'
import type { Shot } from './shot.ts'

type PersonActor = Extract<SceneActor, { kind: 'person' }>

/**
 * Head and shoulders of a person in the shot's mood, or a whole animal, trimmed to its content. `height`: approximate result height in
 * pixels.
 */
export function actorPortrait(actor: SceneActor, { look, scene }: Pick<Shot, 'look' | 'scene'>, height: number): Canvas {
  const portraitLook: Look = { ...look, groundShadow: false }
  return actor.kind === 'person' ? drawBust(actor, portraitLook, height, scene.mood) : drawWholeAnimal(actor, portraitLook, height)
}

/** Exaggerated expression for comics. */
function portraitExpression(actor: PersonActor, mood: Mood): Expression {
  if (actor.action !== 'sleep' && (mood === 'calm' || mood === 'happy')) return { ...NEUTRAL_EXPRESSION, mouth: [0.5, 0.2, 0.9], brow: 0.3 }
  return expressionAt(0.4, 0, { mood, speech: [], speaks: false, asleep: actor.action === 'sleep' })
}

function drawBust(actor: PersonActor, look: Look, height: number, mood: Mood): Canvas {
  const { stature } = actor.look
  const figureHeight = height / (stature < 0.9 ? 0.5 : 0.42) / stature
  const top = height * 0.4
  const [canvas, g] = newCanvas(height * 1.8, height + top)
  const state = { pose: poseAt('stand', 0.4), expression: portraitExpression(actor, mood), swing: 0.3 }
  person(
    { g, look, unit: height / 300, animated: true },
    canvas.width / 2,
    top + figureHeight * stature * 0.97,
    figureHeight,
    actor.look,
    state,
  )
  return trimTransparent(canvas)
}

function drawWholeAnimal(actor: Extract<SceneActor, { kind: 'animal' }>, look: Look, height: number): Canvas {
  const [canvas, g] = newCanvas(height * 2.4, height * 2.2)
  const brush = { g, look, unit: height / 300, animated: true }
  animal(brush, canvas.width / 2, canvas.height * 0.94, height * 0.8, actor.animal, {
    seconds: 0.4,
    asleep: actor.asleep,
    walking: false,
    blink: 0,
    facingLeft: true,
  })
  return trimTransparent(canvas)
}

/** Crops transparent borders. */
export function trimTransparent(canvas: Canvas): Canvas {
  const { width, height } = canvas
  const data = canvas.data()
  let [x0, y0, x1, y1] = [width, height, 0, 0]
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      if (data[(y * width + x) * 4 + 3]! < 40) continue
      x0 = Math.min(x0, x)
      x1 = Math.max(x1, x)
      y0 = Math.min(y0, y)
      y1 = Math.max(y1, y)
    }
  if (x1 <= x0) return canvas
  const [cropped, g] = newCanvas(x1 - x0 + 4, y1 - y0 + 4)
  g.drawImage(canvas, 2 - x0, 2 - y0)
  return cropped
}
