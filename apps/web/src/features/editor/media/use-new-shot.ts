import { addShot } from '@fablecut/domain/timeline/edit/storyboard/add-shot'
import { blankShot } from '@fablecut/domain/timeline/edit/storyboard/blank-shot'
import { listedShots } from '@fablecut/domain/timeline/edit/storyboard/listed-shots'
import { useEditorSession } from '../session/editor-context.tsx'
import { newShotId } from '../session/new-ids.ts'
import { tellRefusal } from '../session/tell-refusal.ts'

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
