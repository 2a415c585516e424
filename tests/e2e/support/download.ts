import { expect, type Page } from '@playwright/test'
import { read } from './account.ts'
import type { FilmedStory } from './film.ts'

export const storyOf = async (page: Page, workflowRunId: string): Promise<FilmedStory> =>
  (await read<{ story: FilmedStory }>(page.request, `/api/stories/by_workflow/${workflowRunId}`)).story

/** Plays a part of the film on the result page, downloads it to `path` under its literal name, and returns the path. */
export async function playAndDownload(page: Page, workflowRunId: string, path: string): Promise<string> {
  const story = await storyOf(page, workflowRunId)
  expect(story.status).toBe('completed')
  const film = page.getByLabel(`Video of ${story.title}`)
  const played = await film.evaluate(async (video: HTMLVideoElement) => {
    video.muted = true
    await video.play()
    while (video.currentTime < 0.5) await new Promise((next) => setTimeout(next, 50))
    video.pause()
    return { width: video.videoWidth, height: video.videoHeight, duration: video.duration }
  })
  expect(played).toMatchObject({ width: story.metadata.width, height: story.metadata.height })
  expect(played.duration).toBeCloseTo(story.metadata.duration, 1)

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe(`${story.id}_${story.title.replace(/[^\p{L}\p{N}_-]/gu, '_')}.mp4`)
  await saved.saveAs(path)
  return path
}
