import { BUILT_IN_MAKER } from '@fablecut/domain/story/models/models'
import { EngineRefusal } from '@fablecut/generation/engine-error'
import { eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { media, run } from '../../platform/database/schema.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { lockRun } from '../../runs/change-state.ts'
import type { RunView, ShotRow } from '../../runs/read-run.ts'
import { chosenSoundMaker } from '../../runs/sound-choice.ts'
import { services } from '../run/services.ts'
import { type Speaker, type SpeakerName, builtInSpeaker, isSameSpeaker, speakersOf } from './speakers.ts'

const speakerName = z.object({ engine: z.string(), voice: z.string().nullable() })
/** In the input of a run, in the order in which they were chosen. */
const storedSpeakers = z.object({ speakers: z.array(speakerName).default([]) })

const readSpeakers = (input: unknown): readonly SpeakerName[] => storedSpeakers.safeParse(input).data?.speakers ?? []

/**
 * Who speaks the narration of a run: the same for all of its shots, whatever is connected meanwhile, and for preference who has spoken `others`, shots of the
 * story that keep their narration. Throws an EngineRefusal where that provider is no longer connected.
 */
export async function chooseSpeaker(view: RunView, others: readonly ShotRow[]): Promise<Speaker> {
  const speakers = speakersOf(view)
  const [first] = speakers
  const [stored] = readSpeakers(view.input)
  const chosen = chosenSpeaker(view, speakers)
  if (!stored && !chosen && first.routes.length === 0) return first
  return find(speakers, stored ?? (await store(view.id, 0, chosen ?? (await preferred(speakers, others)))))
}

/** Who was chosen to speak the run; undefined: nobody. Who makes the shots of a run is chosen for all of their media. */
function chosenSpeaker(view: RunView, speakers: readonly Speaker[]): Speaker | undefined {
  const ofRun = chosenSoundMaker(view, 'speech')
  const madeBy = ofRun ?? (view.kind === 'shots' ? view.inputs.advancedSettings?.madeBy : undefined)
  if (madeBy === BUILT_IN_MAKER) return builtInSpeaker()
  const found = speakers.find(({ routes }) => routes.some(({ row }) => row.provider === madeBy))
  if (!found && ofRun !== undefined) throw notConnected()
  return found
}

/** Who speaks the whole narration again when the first speaker is down; null where nobody else can. */
export async function chooseOtherSpeaker(view: RunView): Promise<Speaker | null> {
  const speakers = speakersOf(view)
  const [stored, other] = readSpeakers(view.input)
  const next = other ?? otherThan(speakers, stored)
  return next ? find(speakers, other ?? (await store(view.id, 1, next))) : null
}

export const hasOtherSpeaker = (view: RunView, speaker: Speaker): boolean => otherThan(speakersOf(view), speaker) !== undefined

/** The engine that speaks a run, e.g. `builtin/narrator`. */
export const speechEngine = (view: RunView): string => (readSpeakers(view.input).at(-1) ?? speakersOf(view)[0]).engine

const otherThan = (speakers: readonly Speaker[], speaker: SpeakerName | undefined): Speaker | undefined =>
  speaker && speakers.find((each) => each.routes.length > 0 && !isSameSpeaker(each, speaker))

function find(speakers: readonly Speaker[], name: SpeakerName): Speaker {
  const found = [...speakers, builtInSpeaker()].find((speaker) => isSameSpeaker(speaker, name))
  if (!found) throw notConnected()
  return found
}

const notConnected = () =>
  new EngineRefusal('not_connected', 'Who speaks this film is no longer connected. Try again: nothing was charged.')

async function preferred(speakers: readonly [Speaker, ...Speaker[]], others: readonly ShotRow[]): Promise<Speaker> {
  const ids = others.flatMap(({ activeVoiceOverAudioId: id }) => id ?? [])
  if (ids.length === 0) return speakers[0]
  const rows = await services().db.select({ engine: media.aiModel }).from(media).where(inArray(media.id, ids))
  const engines = new Set(rows.map(({ engine }) => engine))
  return [...speakers, builtInSpeaker()].find(({ engine }) => engines.has(engine)) ?? speakers[0]
}

/** Stores the speaker at this place, unless another shot of the run has stored one; returns the stored one. */
async function store(runId: string, place: 0 | 1, { engine, voice }: SpeakerName): Promise<SpeakerName> {
  return inTransaction(services().pool, async (tx) => {
    await lockRun(tx, runId)
    const [row] = await tx.db.select({ input: run.input }).from(run).where(eq(run.id, runId))
    const speakers = readSpeakers(row?.input)
    const stored = speakers[place]
    if (stored) return stored
    const input = JSON.stringify({ speakers: [...speakers, { engine, voice }] })
    await tx.db
      .update(run)
      .set({ input: sql`${run.input} || ${input}::jsonb` })
      .where(eq(run.id, runId))
    return { engine, voice }
  })
}
