import { expect, test } from 'vitest'
import { playWithSound } from './play-with-sound.ts'

/** A video in a browser that allows or blocks autoplay with sound. */
function filmIn({ letsSound = true, isConnected = true } = {}) {
  const played: boolean[] = []
  const film = {
    muted: false,
    paused: true,
    isConnected,
    async play() {
      played.push(film.muted)
      if (!film.muted && !letsSound) throw new Error('not allowed')
      film.paused = false
    },
  }
  return { film, played }
}

test('a hovered video is muted, and has sound with the toggle on (H-060, H-062)', async () => {
  const quiet = filmIn()
  await playWithSound(quiet.film, false)
  expect(quiet.film).toMatchObject({ muted: true, paused: false })
  const loud = filmIn()
  await playWithSound(loud.film, true)
  expect(loud.film).toMatchObject({ muted: false, paused: false })
})

test('when the browser blocks sound it plays muted, and not at all after its card was removed (HD-20)', async () => {
  const blocked = filmIn({ letsSound: false })
  await playWithSound(blocked.film, true)
  expect(blocked.film).toMatchObject({ muted: true, paused: false })
  const removed = filmIn({ letsSound: false, isConnected: false })
  await playWithSound(removed.film, true)
  expect(removed.played).toEqual([false])
})

test('the toggle applies to a video that is already playing', async () => {
  const { film, played } = filmIn()
  await playWithSound(film, false)
  await playWithSound(film, true)
  expect([film.muted, played]).toEqual([false, [true]])
})
