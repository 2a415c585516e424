import { addShot } from '@fablecut/domain/timeline/edit/storyboard/add-shot'
import { listedShots } from '@fablecut/domain/timeline/edit/storyboard/listed-shots'
import type { Shot } from '@fablecut/domain/story/shot'
import { useEditorSession } from '../session/editor-context.tsx'
import { newShotId } from '../session/new-ids.ts'
import { tellRefusal } from '../session/tell-refusal.ts'

const blankShot = (shotId: string): Shot => ({
  shot_id: shotId,
  shot_type: 'manual',
  lexorank: '',
  image_prompt: '',
  video_prompt: '',
  voice_over: '',
  is_hidden: false,
  hidden_at: null,
  active_image_id: null,
  active_image_url: null,
  active_video_id: null,
  active_video_url: null,
  active_voice_over_audio_id: null,
  active_voice_over_audio_url: null,
})

/** Adds a blank shot behind the last one and opens its editor, where pictures, clips and voices are made. Source: ED-06. */
export function useNewShot(): () => void {
  const session = useEditorSession()
  return () => {
    const shotId = newShotId()
    const refused = session.editShots((shots) =>
      addShot(shots, { shot: blankShot(shotId), afterShotId: listedShots(shots).at(-1)?.shot_id ?? null }),
    )
    if (tellRefusal(refused)) return
    session.showView('list')
    session.store.setState({ selectedShotId: shotId })
  }
}
