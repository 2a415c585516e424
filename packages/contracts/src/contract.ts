import { changeEmail, confirmEmail, sendConfirmation } from './operations/account/email.ts'
import { confirmSession } from './operations/account/confirm-session.ts'
import { getSecurity } from './operations/account/get-security.ts'
import { getInvitation } from './operations/account/invitations.ts'
import { requestPasswordReset, resetPassword } from './operations/account/password-reset.ts'
import { createActionVideo } from './operations/action-video/create-action-video.ts'
import { createInvitation, createResetLink, findAccounts } from './operations/admin/accounts.ts'
import { addConnection, changeConnection, listConnections, removeConnection, testConnection } from './operations/admin/connections.ts'
import { getOverview } from './operations/admin/get-overview.ts'
import { getSpend } from './operations/admin/get-spend.ts'
import { changeModel, deleteModel, listModels, saveModel, tryModel } from './operations/admin/models.ts'
import { cancelRunAsStaff, getRun, retryRun } from './operations/admin/runs.ts'
import { addWorkflow, checkWorkflow } from './operations/admin/workflows.ts'
import { sendEvents } from './operations/analytics/send-events.ts'
import {
  addToCollection,
  createCollection,
  deleteCollection,
  getCollection,
  listCollections,
  listProfileCollections,
  moveInCollection,
  removeFromCollection,
  updateCollection,
} from './operations/collections/collections.ts'
import { addComment, deleteComment, editComment, listComments, switchComments } from './operations/comments/comments.ts'
import { createCharacter } from './operations/characters/create-character.ts'
import { deleteCharacter } from './operations/characters/delete-character.ts'
import { getTrainedModel } from './operations/characters/get-trained-model.ts'
import { listCharacters } from './operations/characters/list-characters.ts'
import { trainCharacter } from './operations/characters/train-character.ts'
import { updateCharacter } from './operations/characters/update-character.ts'
import { estimate } from './operations/credits/estimate.ts'
import { getLedger } from './operations/credits/get-ledger.ts'
import { getPrices } from './operations/credits/get-prices.ts'
import { grantCredits } from './operations/credits/grant-credits.ts'
import { createFolder, deleteFolder, listFolders, moveStories, renameFolder } from './operations/folders/folders.ts'
import { getMe } from './operations/me/get-me.ts'
import { setLanguage } from './operations/me/set-language.ts'
import { createAlbum, deleteAlbum, listAlbums, updateAlbum } from './operations/media/albums.ts'
import { createResource } from './operations/media/create-resource.ts'
import { deleteResources } from './operations/media/delete-resources.ts'
import { getMetadata } from './operations/media/get-metadata.ts'
import { listResources } from './operations/media/list-resources.ts'
import { parseMusicUrl } from './operations/music/parse-music-url.ts'
import { getBeats } from './operations/music/get-beats.ts'
import { parseMusic } from './operations/music/parse-music.ts'
import { trimMusic } from './operations/music/trim-music.ts'
import { getRemixes, listRemixed } from './operations/remixes/remixes.ts'
import { getRender } from './operations/render/get-render.ts'
import { getRunningRender } from './operations/render/get-running-render.ts'
import { startRender } from './operations/render/start-render.ts'
import { getShotMedia } from './operations/shots/get-shot-media.ts'
import { planShot } from './operations/shots/plan-shot.ts'
import { updateShot } from './operations/shots/update-shot.ts'
import { searchPeople } from './operations/search/search-people.ts'
import { searchStories } from './operations/search/search-stories.ts'
import { listSongs } from './operations/songs/list-songs.ts'
import { changeShape } from './operations/stories/change-shape.ts'
import { createStory } from './operations/stories/create-story.ts'
import { deleteStory } from './operations/stories/delete-story.ts'
import { duplicateStory } from './operations/stories/duplicate-story.ts'
import { translateLines } from './operations/stories/translate-lines.ts'
import { changeSentence } from './operations/workflow/change-sentence.ts'
import { translateStory } from './operations/workflow/translate-story.ts'
import { generateCaption } from './operations/stories/generate-caption.ts'
import { getStoryByWorkflow } from './operations/stories/get-story-by-workflow.ts'
import { getShape } from './operations/stories/get-shape.ts'
import { getStory } from './operations/stories/get-story.ts'
import { listStories } from './operations/stories/list-stories.ts'
import { listSentenceChanges } from './operations/stories/list-sentence-changes.ts'
import { listStoryMedia } from './operations/stories/list-story-media.ts'
import { outlineStory } from './operations/stories/outline-story.ts'
import { paintThumbnail } from './operations/stories/paint-thumbnail.ts'
import { rewriteScript } from './operations/stories/rewrite-script.ts'
import { syncStory } from './operations/stories/sync-story.ts'
import { updateStory } from './operations/stories/update-story.ts'
import { getSystem } from './operations/system/get-system.ts'
import { installVoice, listVoices } from './operations/system/voices.ts'
import { getViews, sendWatched } from './operations/views/views.ts'
import { createVersion, deleteVersion, getVersion, listVersions, renameVersion, restoreVersion } from './operations/versions/versions.ts'
import { batchGenerate } from './operations/workflow/batch-generate.ts'
import { cancel } from './operations/workflow/cancel.ts'
import { generateAsmrVideo } from './operations/workflow/generate-asmr-video.ts'
import { generateCharacterVlog } from './operations/workflow/generate-character-vlog.ts'
import { generateLyricsToVideo } from './operations/workflow/generate-lyrics-to-video.ts'
import { generateMusicVideo } from './operations/workflow/generate-music-video.ts'
import { generateScriptToVideo } from './operations/workflow/generate-script-to-video.ts'
import { rebuildTimelineAndExport } from './operations/workflow/rebuild-timeline-and-export.ts'
import { regenerateShot } from './operations/workflow/regenerate-shot.ts'
import { resume } from './operations/workflow/resume.ts'
import { continueStory, getSoundChoice } from './operations/workflow/sound-choice.ts'
import { statusStream, statusStreamOfMany } from './operations/workflow/status-stream.ts'
import { status } from './operations/workflow/status.ts'
import { listPublished } from './operations/stories/list-published.ts'
import { listTemplates } from './operations/stories/list-templates.ts'
import { operateTemplateStory } from './operations/stories/operate-template-story.ts'
import { getStoryAssets } from './operations/stories/get-story-assets.ts'
import { exportStory } from './operations/workflow/export-story.ts'
import {
  blockProfile,
  followProfile,
  listBlocked,
  listFollowedStories,
  listFollowers,
  listFollowing,
  listSuggestedPeople,
  unblockProfile,
  unfollowProfile,
} from './operations/people/follows.ts'
import { setProfileText } from './operations/people/profile-text.ts'
import { likeStory, listLiked, unlikeStory } from './operations/people/likes.ts'
import { getProfile } from './operations/profiles/get-profile.ts'
import { listProfileStories } from './operations/profiles/list-profile-stories.ts'
import { sendRecommendationEvents } from './operations/recommendations/send-recommendation-events.ts'
import { deleteMe } from './operations/me/delete-me.ts'
import { listNotices, objectSignedOut, objectToAction, readNotices } from './operations/moderation/notices.ts'
import {
  countUnreadNotifications,
  getNotificationPreferences,
  listNotifications,
  readNotifications,
  setNotificationPreference,
} from './operations/notifications/notifications.ts'
import { createReport } from './operations/moderation/reports.ts'
import { decideObjection, getSubject, listActions, listReports, takeAction, undoAction } from './operations/moderation/staff.ts'
import { createTeam, createTeamInvite, getTeam, getTeamInvite, joinTeam, removeTeamMember, renameTeam } from './operations/team/team.ts'

/** The API contract: server, typed client and OpenAPI document are derived from it. Mounted at `/api` (CD-95). Uploads and media files are plain routes (multipart, ranges). */
export const contract = {
  me: { get: getMe, delete: deleteMe, setProfile: setProfileText, setLanguage },
  account: {
    security: getSecurity,
    requestPasswordReset,
    resetPassword,
    sendConfirmation,
    confirmEmail,
    changeEmail,
    confirmSession,
    invitation: getInvitation,
  },
  accounts: { find: findAccounts, createResetLink, invite: createInvitation },
  system: { get: getSystem, voices: listVoices, installVoice },
  credits: { prices: getPrices, estimate, ledger: getLedger, grant: grantCredits },
  stories: {
    list: listStories,
    published: listPublished,
    templates: listTemplates,
    operateTemplate: operateTemplateStory,
    assets: getStoryAssets,
    create: createStory,
    byWorkflow: getStoryByWorkflow,
    get: getStory,
    update: updateStory,
    delete: deleteStory,
    duplicate: duplicateStory,
    shape: getShape,
    changeShape,
    rewriteScript,
    translateLines,
    outline: outlineStory,
    paintThumbnail,
    sync: syncStory,
    generateCaption,
    listMedia: listStoryMedia,
    listSentenceChanges,
  },
  workflow: {
    generateScriptToVideo,
    generateCharacterVlog,
    generateAsmrVideo,
    generateMusicVideo,
    generateLyricsToVideo,
    resume,
    getSoundChoice,
    continue: continueStory,
    regenerateShot,
    batchGenerate,
    changeSentence,
    translate: translateStory,
    rebuildTimelineAndExport,
    export: exportStory,
    cancel,
    status,
    statusStream,
    statusStreamOfMany,
  },
  actionVideo: { create: createActionVideo },
  likes: { add: likeStory, remove: unlikeStory, list: listLiked },
  follows: {
    add: followProfile,
    remove: unfollowProfile,
    followers: listFollowers,
    following: listFollowing,
    stories: listFollowedStories,
    suggested: listSuggestedPeople,
  },
  blocks: { add: blockProfile, remove: unblockProfile, list: listBlocked },
  folders: { list: listFolders, create: createFolder, rename: renameFolder, delete: deleteFolder, move: moveStories },
  profiles: { get: getProfile, stories: listProfileStories },
  comments: { list: listComments, add: addComment, edit: editComment, delete: deleteComment, switch: switchComments },
  collections: {
    list: listCollections,
    create: createCollection,
    update: updateCollection,
    delete: deleteCollection,
    get: getCollection,
    add: addToCollection,
    remove: removeFromCollection,
    move: moveInCollection,
    ofProfile: listProfileCollections,
  },
  remixes: { get: getRemixes, ofProfile: listRemixed },
  views: { watched: sendWatched, get: getViews },
  search: { stories: searchStories, people: searchPeople },
  recommendations: { send: sendRecommendationEvents },
  team: {
    get: getTeam,
    create: createTeam,
    rename: renameTeam,
    invite: createTeamInvite,
    getInvite: getTeamInvite,
    join: joinTeam,
    removeMember: removeTeamMember,
  },
  analytics: { send: sendEvents },
  admin: { overview: getOverview, spend: getSpend, run: getRun, retryRun, cancelRun: cancelRunAsStaff },
  reports: { create: createReport },
  notifications: {
    list: listNotifications,
    unread: countUnreadNotifications,
    read: readNotifications,
    preferences: getNotificationPreferences,
    setPreference: setNotificationPreference,
  },
  notices: { list: listNotices, read: readNotices, object: objectToAction, objectSignedOut },
  moderation: {
    queue: listReports,
    subject: getSubject,
    act: takeAction,
    undo: undoAction,
    log: listActions,
    decide: decideObjection,
  },
  connections: {
    list: listConnections,
    add: addConnection,
    change: changeConnection,
    remove: removeConnection,
    test: testConnection,
  },
  models: { list: listModels, save: saveModel, change: changeModel, delete: deleteModel, try: tryModel, checkWorkflow, addWorkflow },
  shots: { getMedia: getShotMedia, update: updateShot, plan: planShot },
  media: {
    list: listResources,
    create: createResource,
    delete: deleteResources,
    metadata: getMetadata,
    albums: { list: listAlbums, create: createAlbum, update: updateAlbum, delete: deleteAlbum },
  },
  versions: {
    list: listVersions,
    create: createVersion,
    get: getVersion,
    rename: renameVersion,
    delete: deleteVersion,
    restore: restoreVersion,
  },
  render: { start: startRender, get: getRender, running: getRunningRender },
  songs: { list: listSongs },
  music: { beats: getBeats, parse: parseMusic, parseUrl: parseMusicUrl, trim: trimMusic },
  characters: {
    list: listCharacters,
    create: createCharacter,
    train: trainCharacter,
    update: updateCharacter,
    delete: deleteCharacter,
    trainedModel: getTrainedModel,
  },
}
