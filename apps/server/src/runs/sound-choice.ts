import { SOUND_KINDS, type SoundKind } from '@fablecut/domain/story/models/sound-maker'
import { z } from 'zod'

/** In the output of a run that failed because the provider of a sound is unavailable: another run may be started with another provider. */
const output = z.object({ unavailable_sound: z.enum(SOUND_KINDS) })

export const toUnavailableSoundOutput = (sound: SoundKind): z.infer<typeof output> => ({ unavailable_sound: sound })

/** The sound that a run failed for; null for other runs. */
export const readUnavailableSound = (stored: unknown): SoundKind | null => output.safeParse(stored).data?.unavailable_sound ?? null

/** In the input of a run that takes over the shots of a failed one. `made_by`: the provider that its creator chose for the sound; absent: as without a choice. */
const input = z.object({ continues: z.object({ sound: z.enum(SOUND_KINDS), made_by: z.string().optional() }) })

export const toContinuedRunInput = (sound: SoundKind, madeBy: string | undefined): z.infer<typeof input> => ({
  continues: { sound, ...(madeBy !== undefined && { made_by: madeBy }) },
})

/** Whether a run takes over the shots of a failed one. */
export const isContinuedRun = ({ input: stored }: { readonly input: unknown }): boolean => input.safeParse(stored).success

/** Who was chosen to make a sound of a run: a provider, or `builtin`; undefined: nobody. */
export function chosenSoundMaker({ input: stored }: { readonly input: unknown }, sound: SoundKind): string | undefined {
  const continues = input.safeParse(stored).data?.continues
  return continues?.sound === sound ? continues.made_by : undefined
}
