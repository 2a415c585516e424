import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { uploadsAfter } from '@fablecut/domain/timeline/edit/media/uploading-asset'
import { postFile } from '../../../api/post-file.ts'
import type { EditorSession } from '../session/editor-session.ts'

/** Uploads a file into the story's media and answers its asset. Throws what the server says. */
export async function uploadToStory(session: EditorSession, file: File, { subtype }: { subtype?: 'music' | 'voiceover' } = {}): Promise<MediaAsset> {
  const { store } = session
  const id = `upload_${crypto.randomUUID()}`
  const [type = 'video'] = file.type.split('/') as ['video' | 'image' | 'audio']
  const upload = { id, fileName: file.name, type, subtype: subtype ?? null, progress: 0, status: 'uploading' as const }
  store.setState(({ uploads }) => ({ uploads: [...uploads, { ...upload, fileSize: file.size, created_at: new Date().toISOString(), error: null }] }))
  try {
    const query = type === 'audio' && subtype ? `?subtype=${subtype}` : ''
    const answer = await postFile(`/api/stories/${store.getState().story.id}/upload${query}`, file, 'Upload failed')
    const asset = answer?.media_resource as MediaAsset
    session.putAssets([asset])
    return asset
  } finally {
    store.setState(({ uploads }) => ({ uploads: uploadsAfter(uploads, id, { type: 'saved' }) }))
  }
}
