import type { PlanAction } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { PlaceName } from '../../scene/scene.ts'

/**
 * An everyday activity. `things`: what is used for it, names of the director's vocabulary; `steps`: what somebody says who does it, in order, with what is seen of it
 * from near; `trouble` and `turn`: a small mishap of it and its end.
 */
export type Activity = {
  readonly pattern: RegExp
  readonly action: PlanAction
  readonly place: PlaceName
  readonly things: readonly string[]
  readonly steps: readonly { readonly text: string; readonly things: readonly string[] }[]
  readonly trouble: string
  readonly turn: string
}

const stepOf = (step: string): Activity['steps'][number] => {
  const [text, seen = ''] = step.split(' @')
  return { text: text!, things: seen.split(', ').filter(Boolean) }
}

const activity = (pattern: RegExp, action: PlanAction, place: PlaceName, things: string, said: string): Activity => {
  const [steps, trouble, turn] = said.split(' / ') as [string, string, string]
  return { pattern, action, place, things: things.split(', '), steps: steps.split(' | ').map(stepOf), trouble, turn }
}

/** In the order of the checks; the first one that the topic names counts. */
export const ACTIVITIES: readonly Activity[] = [
  activity(
    /\b(?:bak(?:e|es|ed|ing)|cakes?|cookies|bread)\b/iu,
    'cook',
    'kitchen',
    'egg, bowl, bread',
    `First, everything goes into the bowl. @mixing bowl, egg, flour | Now I mix it, and mix it, and mix it. @whisk, mixing bowl | Into the heat it goes. Now we wait. @oven / Uh-oh. There is flour absolutely everywhere. / It's rising! I really did not expect that.`,
  ),
  activity(
    /\b(?:cook(?:s|ed|ing)?|dinner|lunch|breakfast|recipe|soup)\b/iu,
    'cook',
    'kitchen',
    'onion, tomato, pot',
    `First, I chop everything. Slowly. @knife, onion, carrot | Now it all goes into the pot. @pot, tomato | I stir, I taste, I stir again. / Oh no. I think that was too much salt. / A little more water, and it's saved.`,
  ),
  activity(
    /\b(?:run|runs|running|jog(?:s|ging)?|marathon)\b/iu,
    'run',
    'garden',
    'running shoe, bottle',
    `Shoes on, laces tight. | I found my pace. I feel great. | Left, right, left, right. / Okay. Why did nobody tell me about this hill? / Don't stop, don't stop. I'm over the top!`,
  ),
  activity(
    /\b(?:gym|workout|work(?:s|ing)? out|train(?:s|ing) (?:at|for|hard)|exercis(?:e|es|ing)|yoga)\b/iu,
    'jump',
    'room',
    'running shoe, bottle',
    `Warm-up first. Always. | Ten more. I said ten more. | I can feel every single muscle. / My arms say no. They really say no. / One last round. And done!`,
  ),
  activity(
    /\b(?:trains?|travel(?:s|l?ing)?|trip|journey|airport|flight|road trip|holiday|vacation)\b/iu,
    'walk',
    'station',
    'suitcase, ticket, map',
    `Bag packed. I think I have everything. | Ticket, keys, phone. Let's go. | I love looking out of the window. / Wait. Is this even the right way? / Okay, I've got it. This way!`,
  ),
  activity(
    /\b(?:video games?|gam(?:e|es|ing)|level)\b/iu,
    'play',
    'room',
    'video game, headphones, joystick',
    `Headphones on. Nobody talk to me. | First round, and I'm still alive. | My thumbs are on fire. / No, no, no! I was so close! / Again. And this time, I win.`,
  ),
  activity(
    /\b(?:paint(?:s|ing)?|draw(?:s|ing)?|sketch(?:es|ing)?)\b/iu,
    'work',
    'room',
    'paintbrush, palette, painting',
    `An empty page. I love that moment. | First, the big shapes. | And now the little things. / Oops. That was supposed to be straight. / You know what? I turn it into something new.`,
  ),
  activity(
    /\b(?:garden(?:s|ing)?|plants?|planting|flowers)\b/iu,
    'water',
    'garden',
    'watering can, seedling, flower',
    `Hands in the earth. Best feeling. | In goes the first one. | And a good sip of water for everybody. / Oh no, this one looks sad. / A bit of sun, a bit of water. It's standing up!`,
  ),
  activity(
    /\b(?:bicycle|bike|cycling)\b/iu,
    'work',
    'street',
    'bicycle, wrench',
    `Let me look at it first. | Every screw in its place. | It's starting to look like something. / Great. And now it makes a strange noise. / Listen. Nothing! It runs.`,
  ),
  activity(
    /\b(?:hik(?:e|es|ing)|mountains?|camp(?:s|ing)?|tent)\b/iu,
    'walk',
    'mountain',
    'backpack, boot, compass',
    `Backpack on, boots tied. | Up we go, step by step. | It's so quiet up here. / I think I took a wrong turn. / There it is! There's the path.`,
  ),
  activity(
    /\b(?:beach|surf(?:s|ing)?|swim(?:s|ming)?|sea|ocean)\b/iu,
    'walk',
    'beach',
    'sunglasses, wave, shell',
    `Shoes off. Finally. | I can hear it already. | One foot in the water. / Cold! It's so cold! / Okay, now I never want to leave.`,
  ),
  activity(
    /\b(?:guitar|piano|violin|song|music|band)\b/iu,
    'play',
    'room',
    'guitar, notebook, headphones',
    `First, I tune it. | Slow at first. Then faster. | I've got the first part. / Wrong note. Again, the same wrong note. / And there it is. Did you hear that?`,
  ),
  activity(
    /\b(?:laptop|office|work(?:s|ing)|cafe|coffee|study|studies|studying|exam)\b/iu,
    'work',
    'cafe',
    'laptop, coffee, notebook',
    `Coffee first. Then everything else. | Okay, focus. I'm on it. | The list is getting shorter. / And I just deleted the wrong thing. Great. / Found it! Nothing is lost.`,
  ),
  activity(
    /\b(?:read(?:s|ing)?|books?|library)\b/iu,
    'read',
    'library',
    'book, tea',
    `I picked this one. Don't judge me. | Just one more page. | Okay, one more chapter. / No! I lost my page. / Found it. Nobody disturb me now.`,
  ),
  activity(
    /\b(?:clean(?:s|ing)?|tid(?:y|ies|ying)|wash(?:es|ing)?)\b/iu,
    'work',
    'room',
    'broom, bucket, sponge',
    `Where do I even begin? | Corner by corner. | Music on, sleeves up. / How can it look worse than before? / Now that is what I call clean.`,
  ),
  activity(
    /\b(?:shop(?:s|ping)|market|buy(?:s|ing)?)\b/iu,
    'walk',
    'market',
    'shopping bag, tomato, bread',
    `I have a list. I will not stick to it. | So many colours! | I'll take two of these. / And the list is still at home. / I think I remembered everything.`,
  ),
]

export const activityOf = (topic: string): Activity | undefined => ACTIVITIES.find(({ pattern }) => pattern.test(topic))
