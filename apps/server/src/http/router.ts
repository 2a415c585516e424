import { account } from './operations/account.ts'
import { accounts } from './operations/accounts.ts'
import { actionVideo } from './operations/action-video.ts'
import { admin } from './operations/admin.ts'
import { analytics } from './operations/analytics.ts'
import { characters } from './operations/characters.ts'
import { collections } from './operations/community/collections.ts'
import { comments } from './operations/community/comments.ts'
import { connections } from './operations/connections.ts'
import { credits } from './operations/credits.ts'
import { folders } from './operations/folders.ts'
import { me } from './operations/me.ts'
import { media } from './operations/media.ts'
import { models } from './operations/models.ts'
import { moderation, notices, reports } from './operations/moderation.ts'
import { music } from './operations/music.ts'
import { notifications } from './operations/community/notifications.ts'
import { blocks, follows, likes } from './operations/community/people.ts'
import { profiles } from './operations/community/profiles.ts'
import { recommendations } from './operations/community/recommendations.ts'
import { remixes } from './operations/community/remixes.ts'
import { render } from './operations/render.ts'
import { search } from './operations/community/search.ts'
import { shots } from './operations/shots.ts'
import { songs } from './operations/songs.ts'
import { stories } from './operations/stories.ts'
import { system } from './operations/system.ts'
import { team } from './operations/team.ts'
import { versions } from './operations/versions.ts'
import { views } from './operations/community/views.ts'
import { workflow } from './operations/workflow.ts'
import { api } from './kernel/api.ts'

/** The handlers of all operations; a missing one is a type error. */
export const router = api.router({
  me,
  account,
  accounts,
  system,
  credits,
  stories,
  workflow,
  actionVideo,
  likes,
  follows,
  blocks,
  folders,
  profiles,
  comments,
  remixes,
  collections,
  views,
  search,
  recommendations,
  team,
  analytics,
  admin,
  connections,
  reports,
  notices,
  notifications,
  moderation,
  models,
  shots,
  media,
  versions,
  render,
  songs,
  music,
  characters,
})
