import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import type { CharacterVlogInput } from '@fablecut/contracts/operations/workflow/generate-character-vlog'
import { mentions, unmarkedMentions } from '@fablecut/domain/story/inputs/vlog'
import { requireUsableCharacter } from '../characters/usable-characters.ts'
import { requireOwnMediaUrls } from '../media/require-own-media-urls.ts'
import { referenceModesOf, requireUsableModels } from './require-usable.ts'
import { type StartRequest, type StartedRun, startGeneration } from './start-generation.ts'
import type { StoryServices } from '../platform/story-services.ts'

const NO_MENTION = 'Please use @ to mention the character in your vlog topic (e.g., "@character is cooking dinner")'

/** Starts a character vlog or its preview. */
export async function startCharacterVlog(services: StoryServices, start: StartRequest<CharacterVlogInput>): Promise<StartedRun> {
  const { userId, input } = start
  const { character, additional_characters: others } = input
  requireMentions(input.vlog_topic, character.id)
  await requireOwnMediaUrls(services.db, userId, { background_music: input.background_music })
  const { expected_credits: _, remixed_from: __, accepts_unpublishable: ___, num_shots: ____, ...inputs } = input
  const main = await requireUsableCharacter(services, userId, 'character', character)
  const additional = await Promise.all(
    others.map((other, index) => requireUsableCharacter(services, userId, `additional_characters.${index}`, other)),
  )
  requireUsableModels(input.advanced_settings, { storyType: 'character_vlog' }, referenceModesOf([main, ...additional]))
  return startGeneration(services, start, {
    path: '/stories/workflow/generate_character_vlog',
    category: 'character_vlog',
    title: input.title,
    aspectRatio: input.aspect_ratio,
    inputs: { ...inputs, character: main, additional_characters: additional },
  })
}

/** Throws 422 for a topic without a mention of the main character, and for a typed `@name` that mentions nobody. */
function requireMentions(topic: string, mainId: string): void {
  if (!mentions(topic, mainId)) throw invalidField('vlog_topic', NO_MENTION)
  const [unmarked] = unmarkedMentions(topic)
  if (unmarked)
    throw invalidField('vlog_topic', `${unmarked} is only text. Choose the character from the list that opens at @, or remove the @`)
}
