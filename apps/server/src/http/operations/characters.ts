import { createCharacter, trainCharacter } from '../../characters/create-character.ts'
import { deleteCharacter } from '../../characters/delete-character.ts'
import { listCommunityCharacters, listOwnCharacters } from '../../characters/list-characters.ts'
import { premadeCharacters } from '../../characters/premade-character.ts'
import { readTrainedModel } from '../../characters/read-trained-model.ts'
import { shareCharacter } from '../../characters/share-character.ts'
import { assertPassesModeration } from '../../publishing/moderate-submission.ts'
import { api } from '../kernel/api.ts'
import { signedIn } from '../kernel/signed-in.ts'

export const characters = api.characters.router({
  list: api.characters.list.handler(async ({ input: { type, search, cursor }, context }) => {
    const { db } = context.services
    if (type === 'community') return listCommunityCharacters(db, { search, cursor })
    const characters = type === 'mine' ? await listOwnCharacters(db, signedIn(context).id, search) : premadeCharacters(search)
    return { characters, nextCursor: null }
  }),
  create: api.characters.create.handler(async ({ input, context }) => {
    const { id: userId } = signedIn(context)
    await context.services.limit('character', userId)
    return createCharacter(context.services.stories, { userId, name: input.name, imageUrl: input.image_url })
  }),
  train: api.characters.train.handler(async ({ input, context }) => {
    const { id: userId } = signedIn(context)
    await context.services.limit('character', userId)
    return trainCharacter(context.services.stories, { userId, name: input.name, imageUrls: input.image_urls })
  }),
  update: api.characters.update.handler(async ({ input, context }) => {
    const { services } = context
    const { id: userId } = signedIn(context)
    await services.limit('change', userId)
    return shareCharacter(services.db, {
      userId,
      id: input.id,
      isPublic: input.is_public,
      moderate: ({ name, image: { hash, moderation } }) =>
        assertPassesModeration(services.stories, { text: name, files: [{ hash, moderation }] }),
    })
  }),
  delete: api.characters.delete.handler(async ({ input, context }) => {
    await deleteCharacter(context.services.db, signedIn(context).id, input.id)
    return { id: input.id }
  }),
  trainedModel: api.characters.trainedModel.handler(async ({ input, context }) => {
    const { db, settings } = context.services
    const { id } = signedIn(context)
    return { data: await readTrainedModel(db, { id, isTeamMember: settings.teamMemberIds.includes(id) }, input.id) }
  }),
})
