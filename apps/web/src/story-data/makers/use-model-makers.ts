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

/**
 * Who else can speak with a voice of forms than the provider of an engine, such as `openai/gpt-4o-mini-tts`: a film may be spoken by another one than the first.
 * Undefined where the built-in narrator speaks, and until the installation has answered.
 */
export function useOtherSpeakers(voice: string, engine: string | null): WireModelMaker['others'] | undefined {
  const { data } = useQuery(query.system.get.queryOptions())
  const first = data?.makers.speech[voice]
  if (data === undefined || first === undefined) return undefined
  const others = data.makers.speech_others[voice] ?? []
  const speaks = others.find(({ provider }) => engine?.startsWith(`${provider}/`))
  if (!speaks) return others
  const provider = data.engines.speech.split('/')[0]!
  return [{ provider, name: data.model_names[data.engines.speech] ?? first }, ...others.filter((other) => other !== speaks)]
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
