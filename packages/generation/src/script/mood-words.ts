import type { MusicMood } from '../ports/writer.ts'

/** Keywords of moods, as regular expressions. */
export const MOOD_WORDS: Readonly<Record<MusicMood, string>> = {
  calm: 'calm|quiet|quietly|silent|silence|gentle|gently|peace|peaceful|softly|breathe|breath|sleep|asleep|relax|lake|snow|garden|meadow',
  warm: 'warm|love|loves|loved|family|friends?|friendship|home|together|kind|kindness|mother|father|grandmother|grandfather|coffee|bread|bakery|hug|thank',
  playful:
    'funny|fun|play|plays|playing|silly|cats?|kittens?|pupp(?:y|ies)|dogs?|laugh|laughs|laughing|joke|jokes|giggle|toy|toys|party|birthday|cookie|candy|bouncy|webinar',
  hopeful:
    'hope|hopes|hopeful|dreams?|future|grow|grows|begin|begins|beginning|new|light|spring|tomorrow|better|believe|possible|seeds?|bloom|change',
  epic: 'battle|hero|heroes|warriors?|kingdom|empire|dragons?|mighty|power|powerful|legend|legendary|mountains?|volcano|volcanoes|erupts?|conquer|giants?|ancient|thunder|puma|roar|roars',
  tense:
    'danger|dangerous|dark|darkness|fear|afraid|escape|chase|hunt|hunts|hunter|threat|warning|secret|shadow|shadows|storm|crime|murder|haunted|ghost|trap|suddenly',
  dreamy:
    'moon|moonlight|stars?|starlight|night|clouds?|float|floats|floating|magic|magical|ocean|underwater|whales?|whisper|whispers|wonder|galaxy|galaxies|space|universe',
  sad: 'sad|sadness|lonely|alone|lost|loss|cry|cries|crying|tears|goodbye|died|death|grief|miss|missed|broken|empty|farewell|gone|forgotten',
  energetic:
    'run|runs|running|race|races|racing|fast|faster|speed|jump|jumps|dance|dances|dancing|energy|sports?|music|beat|win|wins|city|neon|power|launch|rocket|explode',
  curious:
    'why|how|what|science|scientists?|discover|discovers|discovered|discovery|explore|learn|learns|idea|ideas|invent|invented|invention|technology|tech|robots?|computer|history|secret|mystery|question|questions|brain',
}
