import { expect, type Page } from '@playwright/test'
import { read } from './account.ts'
import { emptyStory, fromOurPage, putOnTimeline, uploadTo } from './editor-story.ts'

type Rendered = {
  status: string
  user_id: string
  video_editor_timeline: { tracks: unknown[]; mediaAssets: unknown[]; globalConfig: Record<string, unknown> }
}

const storyOf = (page: Page, id: string): Promise<Rendered> => read<Rendered>(page.request, `/api/stories/${id}`)

/** A story of one clip of 4 s with its film, small and quickly exported, of the account that is signed in on the page. Returns its id. */
export async function filmedStory(page: Page, title: string): Promise<string> {
  const id = await emptyStory(page.request, title)
  await putOnTimeline(page.request, id, { pictures: [await uploadTo(page.request, id, 'clip.mp4')] })
  const { user_id: userId, video_editor_timeline: timeline } = await storyOf(page, id)
  const { watermark, captions } = timeline.globalConfig
  const response = await page.request.post('/api/internal/storybuilder/render_video', {
    headers: fromOurPage(),
    data: {
      tracks: timeline.tracks,
      mediaAssets: timeline.mediaAssets,
      downloadBehavior: 'none',
      watermarkConfig: watermark,
      userId,
      configFromStory: { storyId: id, fps: 30, width: 320, height: 180, captions },
    },
  })
  expect(response.ok(), await response.text()).toBe(true)
  await expect.poll(async () => (await storyOf(page, id)).status, { timeout: 240_000, intervals: [250] }).toBe('completed')
  return id
}
