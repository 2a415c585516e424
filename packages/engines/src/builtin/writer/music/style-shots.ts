import type { StoryboardShot } from '../../../ports/writer.ts'
import { placesIn } from './choose-world.ts'
import type { Framing } from './camera-work.ts'
import type { Intensity } from './intensity.ts'
import { SCENERY, type SongPlace } from './scenery.ts'
import { buildShot, type MusicVideoPlan } from './music-video-plan.ts'

/** Shots of places and objects without people; every cut changes to another place of the same world. */
export function styleShots(plan: MusicVideoPlan): StoryboardShot[] {
  const { request, moments, intensities, camera, mood, world } = plan
  const visits = new Map<SongPlace, number>()
  let previous: SongPlace | undefined
  return moments.map((_, i) => {
    const place = placeFor(plan, i, previous)
    previous = place
    const visit = visits.get(place) ?? 0
    visits.set(place, visit + 1)
    const isCloseUp = camera[i]!.framing === 'Close-up' && request.bRoll
    const framing: Framing = isCloseUp ? 'Close-up' : camera[i]!.framing === 'Close-up' ? 'Medium shot' : camera[i]!.framing
    const { title, views, details } = SCENERY[place]
    const list = isCloseUp ? details : views
    return buildShot(
      {
        title,
        content: list[visit % list.length]!,
        light: world.light,
        motion: MOTION[intensities[i]!],
        cameraWork: { ...camera[i]!, framing },
      },
      mood,
    )
  })
}

/** The place named in the lyrics, else the next place of the world; choruses return to its home in every second shot. */
function placeFor({ moments, world }: MusicVideoPlan, index: number, previous: SongPlace | undefined): SongPlace {
  const named = placesIn(moments[index]!.words)[0]
  if (named && named !== previous) return named
  if (moments[index]!.section === 'chorus' && previous !== world.home) return world.home
  const places = world.places
  const next = places[index % places.length]!
  return next === previous ? places[(index + 1) % places.length]! : next
}

const MOTION: Readonly<Record<Intensity, string>> = {
  quiet: 'slow drifting light',
  steady: 'everything moves with the song',
  big: 'lights pulse on every beat',
}
