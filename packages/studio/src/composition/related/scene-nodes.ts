import type { Positioned } from '@fablecut/domain/story/shot-plan/position-bases'
import type { PlanPosition } from '@fablecut/domain/story/shot-plan/shot-plan'
import { type AnimalKind, ANIMALS } from '../../characters/animals/animal-species.ts'
import { centimetresOf, drawnHeightOf, drawnLengthOf } from '../../characters/animals/life-size.ts'
import { ADULT_CENTIMETRES, homeOf } from '../../props/placing.ts'
import { sizeOfThing } from '../../props/thing-sizes.ts'
import type { Scene, SceneActor, SceneProp } from '../../scene/scene.ts'
import { actionExtentOf } from '../action-extent.ts'
import { type MeasuredDrawing, longestOf } from './measured-drawing.ts'
import { boxShape, type DrawingShape } from './drawing-shape.ts'
import type { SceneItem } from './scene-link.ts'

/** A figure or thing of a scene with its measured drawing, and where the plan has it in relation to another. */
export type SceneNode = Positioned & { readonly item: SceneItem; readonly body: MeasuredDrawing; readonly position?: PlanPosition }

/** Half the width of a standing person, in heights of an adult; height of one who sits. */
const HALF_WIDTH = 0.15
const SITTING = 0.78
/** Height of the blanket over who lies in a bed. */
const BLANKET = 0.42
const DEFAULT_CENTIMETRES = 30

/** Figures and then things of a scene, with what is drawn of them. The origin of a figure is between its feet, and its size the height of an adult. */
export const nodesOfScene = ({ who, props }: Pick<Scene, 'who' | 'props'>, shapes: ReadonlyMap<string, DrawingShape>): SceneNode[] => [
  ...who.map((actor, index) => ({
    item: { kind: 'figure' as const, index },
    names: namesOfActor(actor),
    ...(actor.position && { position: actor.position }),
    body: bodyOfActor(actor),
  })),
  ...props.map((prop, index) => ({
    item: { kind: 'prop' as const, index },
    names: namesOfProp(prop),
    ...(prop.position && { position: prop.position }),
    body: bodyOfProp(prop, shapes),
  })),
]

export const namesOfActor = ({ id, name }: SceneActor): string[] => (id === undefined ? [name] : [id, name])

export const namesOfProp = ({ id, word }: SceneProp): string[] => (id === undefined ? [word] : [id, word])

function bodyOfActor(actor: SceneActor): MeasuredDrawing {
  const shape = actor.kind === 'person' ? boxShape(boundsOfPerson(actor)) : withBack(boxShape(boundsOfAnimal(actor)))
  const longest = longestOf(shape)
  if (actor.kind === 'person') return { shape, centimetres: longest * ADULT_CENTIMETRES, stands: true }
  const height = centimetresOf(actor.animal)
  const isSwimmer = ANIMALS[actor.animal].plan === 'swimmer'
  return {
    shape,
    centimetres: isSwimmer ? height : (height * longest) / drawnHeightOf(actor.animal),
    stands: !isSwimmer && actor.act !== 'fly',
    ...(ANIMALS[actor.animal].plan === 'quadruped' && !CLIMBERS.has(actor.animal) && actor.act !== 'climb' && { staysOnGround: true }),
  }
}

/** Animals with four legs that are seen up in trees. */
const CLIMBERS: ReadonlySet<AnimalKind> = new Set<AnimalKind>(['cat', 'squirrel', 'mouse', 'panda'])

function boundsOfPerson(actor: Extract<SceneActor, { kind: 'person' }>): Pick<DrawingShape, 'left' | 'right' | 'top' | 'foot'> {
  const { stature } = actor.look
  const extent = actionExtentOf(actor)
  const up = actor.action === 'sleep' ? BLANKET : (extent?.up ?? (actor.action === 'sit' ? SITTING : 1))
  return { left: -(extent?.left ?? HALF_WIDTH) * stature, right: (extent?.right ?? HALF_WIDTH) * stature, top: -up * stature, foot: 0 }
}

/** Level of the back, as a part of the height. */
const BACK = 0.62

/** What is on an animal is on its back, which is lower than its head. */
const withBack = (shape: DrawingShape): DrawingShape => ({
  ...shape,
  tops: shape.tops.map((top) => top * BACK),
})

function boundsOfAnimal({ animal }: Extract<SceneActor, { kind: 'animal' }>): Pick<DrawingShape, 'left' | 'right' | 'top' | 'foot'> {
  const half = drawnLengthOf(animal) / 2
  return { left: -half, right: half, top: -drawnHeightOf(animal), foot: 0 }
}

const WHOLE_SQUARE = boxShape({ left: -0.5, right: 0.5, top: -0.5, foot: 0.5 })

const bodyOfProp = ({ icon }: SceneProp, shapes: ReadonlyMap<string, DrawingShape>): MeasuredDrawing => ({
  icon,
  shape: shapes.get(icon) ?? WHOLE_SQUARE,
  centimetres: sizeOfThing(icon)?.centimetres ?? DEFAULT_CENTIMETRES,
  stands: !/^(?:air|wall)$/u.test(homeOf(icon)),
})
