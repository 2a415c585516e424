import { AppError } from '@fablecut/contracts/errors/app-error'
import type { CharacterVlogInput } from '@fablecut/contracts/operations/workflow/generate-character-vlog'
import { mentions } from '@fablecut/domain/story/vlog'
import { usableCharacter } from '../characters/usable-characters.ts'
import { requireOwnAddresses } from './require-own-addresses.ts'
import { requireUsableModels } from './require-usable.ts'
import { type Start, type StartedRun, startGeneration } from './start-generation.ts'
import type { StoryServices } from './story-services.ts'

const NO_MENTION = 'Please use @ to mention the character in your vlog topic (e.g., "@character is cooking dinner")'

/** Accepts a character vlog or its preview (C-280). */
export async function startCharacterVlog(services: StoryServices, start: Start<CharacterVlogInput>): Promise<StartedRun> {
  const { userId, input } = start
  const { character, additional_characters: others } = input
  if (!mentions(input.vlog_topic, character.id))
    throw new AppError('INVALID_INPUT', { message: NO_MENTION, data: { fields: { vlog_topic: NO_MENTION } } })
  requireUsableModels(input.advanced_settings, { form: 'character_vlog' }, [character, ...others])
  await requireOwnAddresses(services.db, userId, { background_music: input.background_music })
  const { expected_credits: _, remixed_from: __, num_shots: ___, ...inputs } = input
  const main = await usableCharacter(services, userId, 'character', character)
  const additional = await Promise.all(
    others.map((other, index) => usableCharacter(services, userId, `additional_characters.${index}`, other)),
  )
  return startGeneration(services, start, {
    path: '/stories/workflow/generate_character_vlog',
    category: 'character_vlog',
    title: input.title,
    aspectRatio: input.aspect_ratio,
    inputs: { ...inputs, character: main, additional_characters: additional },
  })
}
