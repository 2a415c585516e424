import { expect, type Page, type Response } from '@playwright/test'
import { createAccount, PASSWORD } from './account.ts'
import { type FilmedStory, expectFilm } from './film.ts'
import { playAndDownload, storyOf } from './download.ts'

/** A new account, signed in in this browser. */
export async function enter(page: Page): Promise<void> {
  const { email } = await createAccount()
  const origin = `http://localhost:${process.env.PRODUCT_PORT}`
  const signedIn = await page.request.post('/api/auth/sign-in/email', { data: { email, password: PASSWORD }, headers: { origin } })
  expect(signedIn.status()).toBe(200)
}

/** Selects the song of the form and waits until it is loaded. */
export async function uploadSong(page: Page, name: string, file: Buffer): Promise<void> {
  await page.getByLabel('Music file').setInputFiles({ name, mimeType: 'audio/wav', buffer: file })
  await expect(page.getByRole('button', { name: `Play ${name}` })).toBeVisible({ timeout: 60_000 })
}

export async function chooseCharacter(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Choose a character' }).click()
  await page.getByRole('dialog', { name: 'Choose a character' }).getByRole('button', { name }).click()
}

export type MadeFilm = { readonly path: string; readonly story: FilmedStory; readonly credits: number }

/** Presses Create, waits for the film, downloads it and checks what every film must have. */
export async function createFilm(page: Page, path: string, size: { width: number; height: number }): Promise<MadeFilm> {
  const responding = page.waitForResponse((answer: Response) => /\/generate_\w+$/.test(answer.url()))
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Create|Generate)\s*0 credits/ })
    .click()
  const response = await responding
  expect(response.status(), await response.text()).toBe(200)
  const { workflowRunId } = (await response.json()) as { workflowRunId: string }
  await expect(page.getByRole('heading', { name: 'Your story is ready' })).toBeVisible({ timeout: 900_000 })
  const story = await storyOf(page, workflowRunId)
  await playAndDownload(page, workflowRunId, path)
  await expectFilm(path, story, size)
  const { expected_credits: credits } = response.request().postDataJSON() as { expected_credits: number }
  return { path, story, credits }
}

/** Seconds between each cut of a film and the nearest beat. */
export function offBeats(story: FilmedStory, beats: readonly number[]): number[] {
  const cuts = (story.video_editor_timeline.tracks.find((track) => track.isPrimary)?.items ?? []).slice(1)
  return cuts.map(({ startTimeInFrames }) => Math.min(...beats.map((beat) => Math.abs(beat - startTimeInFrames / 30))))
}
