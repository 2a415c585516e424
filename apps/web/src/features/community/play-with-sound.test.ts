import { expect, test } from 'vitest'
import { playWithSound } from './play-with-sound.ts'

/** A film in a browser that lets nothing sound by itself, or does. */
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

test('a film under the pointer is muted, and sounds with the toggle on (H-060, H-062)', async () => {
  const quiet = filmIn()
  await playWithSound(quiet.film, false)
  expect(quiet.film).toMatchObject({ muted: true, paused: false })
  const loud = filmIn()
  await playWithSound(loud.film, true)
  expect(loud.film).toMatchObject({ muted: false, paused: false })
})

test('where the browser blocks sound it plays muted, and not at all once its card is gone (HD-20)', async () => {
  const blocked = filmIn({ letsSound: false })
  await playWithSound(blocked.film, true)
  expect(blocked.film).toMatchObject({ muted: true, paused: false })
  const gone = filmIn({ letsSound: false, isConnected: false })
  await playWithSound(gone.film, true)
  expect(gone.played).toEqual([false])
})

test('the toggle reaches a film that plays already', async () => {
  const { film, played } = filmIn()
  await playWithSound(film, false)
  await playWithSound(film, true)
  expect([film.muted, played]).toEqual([false, [true]])
})
