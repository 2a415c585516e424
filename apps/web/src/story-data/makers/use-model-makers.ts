import { type WireModelMaker, fromWireModelMaker } from '@fablecut/contracts/wire/model-maker'
import type { ModelLimits } from '@fablecut/domain/story/models/model-limits'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/client.ts'

/** A model of a provider, by its name there, with what it can do. */
export type ModelMaker = {
  readonly name: string
  readonly limits: ModelLimits
  /** Other providers of the model. */
  readonly others: WireModelMaker['others']
}
/** Who makes each model that a provider makes; the built-in engines make all others. */
export type ModelMakers = Readonly<Record<'image' | 'video', ReadonlyMap<string, ModelMaker>>>

/** Undefined until the installation has answered. */
export function useModelMakers(): ModelMakers | undefined {
  const { data } = useQuery(query.system.get.queryOptions())
  return data && { image: makersOf(data.makers.image), video: makersOf(data.makers.video) }
}

/** Who speaks with a voice of forms, and who else can; undefined where the built-in narrator speaks, and until the installation has answered. */
export function useSpeechMaker(voice: string): Pick<ModelMaker, 'name' | 'others'> | undefined {
  const { data } = useQuery(query.system.get.queryOptions())
  const name = data?.makers.speech[voice]
  return name === undefined ? undefined : { name, others: data?.makers.speech_others[voice] ?? [] }
}

/** Whether a provider speaks narrations or makes music; undefined until the installation has answered. */
export function useHasSoundProvider(): boolean | undefined {
  const { data } = useQuery(query.system.get.queryOptions())
  return data && (Object.keys(data.makers.speech).length > 0 || data.makers.music !== null)
}

const makersOf = (wire: Readonly<Record<string, WireModelMaker>>): ReadonlyMap<string, ModelMaker> =>
  new Map(
    Object.entries(wire).map(([model, maker]) => [model, { name: maker.name, others: maker.others, limits: fromWireModelMaker(maker) }]),
  )
