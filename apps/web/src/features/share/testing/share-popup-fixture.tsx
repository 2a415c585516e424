import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { SharePopupProps } from '../../../slots/share-popup.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { ACCOUNT, type ApiResponse, type ApiCall } from '../../../testing/stub-api.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { SharePopup } from '../share-popup.tsx'

/** For tests: a story of the account with a current export. */
export const SHARED_STORY = {
  id: 's1',
  title: 'The tide comes in',
  user_id: ACCOUNT.id,
  category_id: 'script_to_video',
  is_published: false,
  is_public: false,
  is_export_outdated: false,
  is_thumbnail_modified: false,
  last_export_url: '/media/film/video.mp4',
  last_export_thumbnail_url: null as string | null,
  contests: [] as string[],
  metadata: { width: 1280, height: 720, duration: 10, fps: 30 },
}
type Story = Omit<typeof SHARED_STORY, 'last_export_url'> & { last_export_url: string | null; video_editor_timeline?: object }

/** For tests: responses for a story on the server, changed by each PATCH; `change` changes it as a run does. */
export function storyOnServer(more: Partial<Story> = {}) {
  let stored: Story = { ...SHARED_STORY, ...more }
  return {
    change: (changes: Partial<Story>) => void (stored = { ...stored, ...changes }),
    responses: {
      'GET /api/stories/s1': () => ({ body: stored }),
      'PATCH /api/stories/s1': ({ body }: ApiCall) => {
        stored = { ...stored, ...(body as object) }
        return { body: stored }
      },
      'HEAD /media/film/video.mp4': () => new Response(null),
    },
  }
}

/** For tests: opens the share popup of a story. */
export async function openSharePopup(story: Partial<Story> = {}, props: Partial<SharePopupProps> = {}) {
  const card = { ...SHARED_STORY, ...story } as SharePopupProps['story']
  const page = await renderPage(<SharePopup story={card} trigger={<Button>Share</Button>} {...props} />)
  const user = userEvent.setup()
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
  await press('Share')
  return { page, user, press }
}

export const EXPORT = 'POST /api/stories/workflow/export'
export const STATUS = 'POST /api/stories/workflow/status'
export const STARTED: ApiResponse = { body: { workflowRunId: 'r1', status: 'processing:user_exporting_video', success: true, message: '' } }
export const refusal = (status: number, code: string): ApiResponse => ({ status, body: { code, message: 'Told by the server', data: {} } })
export const run = (status: string, output: object | null = {}): ApiResponse => ({
  body: { results: [{ workflowRunId: 'r1', status, output, error: null }] },
})
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
export const channels = () =>
  (window['__analytics'] ?? []).filter(({ name }) => name === 'story_shared_clicked').map(({ properties }) => properties['channel'])
