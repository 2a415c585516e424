import type { StoryboardShot } from '../../../ports/writer.ts'
import { placesIn } from './choose-world.ts'
import type { Framing } from './camera-work.ts'
import type { Intensity } from './intensity.ts'
import { SCENERY, type SongPlace } from './scenery.ts'
import { shotOf, type MusicVideoPlan } from './music-video-plan.ts'

/** One look over places, things and skies, with nobody in them: every cut is to another place of the same world. */
export function styleShots(film: MusicVideoPlan): StoryboardShot[] {
  const { request, moments, intensities, camera, mood, world } = film
  const visits = new Map<SongPlace, number>()
  let before: SongPlace | undefined
  return moments.map((_, i) => {
    const place = placeFor(film, i, before)
    before = place
    const visit = visits.get(place) ?? 0
    visits.set(place, visit + 1)
    const isNear = camera[i]!.framing === 'Close-up' && request.bRoll
    const framing: Framing = isNear ? 'Close-up' : camera[i]!.framing === 'Close-up' ? 'Medium shot' : camera[i]!.framing
    const { title, views, details } = SCENERY[place]
    const list = isNear ? details : views
    return shotOf(
      { title, seen: list[visit % list.length]!, light: world.light, motion: MOTION[intensities[i]!], work: { ...camera[i]!, framing } },
      mood,
    )
  })
}

/** Where the words of the song are, else the next place of the world; choruses come home in every second shot. */
function placeFor({ moments, world }: MusicVideoPlan, index: number, before: SongPlace | undefined): SongPlace {
  const sung = placesIn(moments[index]!.words)[0]
  if (sung && sung !== before) return sung
  if (moments[index]!.section === 'chorus' && before !== world.home) return world.home
  const round = world.places
  const next = round[index % round.length]!
  return next === before ? round[(index + 1) % round.length]! : next
}

const MOTION: Readonly<Record<Intensity, string>> = {
  quiet: 'slow drifting light',
  steady: 'everything moves with the song',
  big: 'lights pulse on every beat',
}
