import type { PlanAction } from '@fablecut/domain/story/shot-plan/shot-plan'

/**
 * What is seen of verbs in a sport: `verbs`, what the figure does, the gear with which it is done and what stands beside it. `object`: words behind the verb without which it means
 * something else.
 */
export type SportAction = {
  readonly verbs: RegExp
  readonly object?: RegExp
  readonly action: PlanAction
  readonly gear?: string
  readonly beside?: string
}

/**
 * `evidence`: words of its scripts, of which `MIN_EVIDENCE` different ones are certain. `athlete`: the drawable person who does it. `roles`: nouns for those who do it. `ball`: what `the ball` means. `elsewhere`: things whose names mean something else in it.
 */
export type Sport = {
  readonly evidence: RegExp
  /** Words of scripts about something else. */
  readonly unless?: RegExp
  /** Of these there is at least one, where the other words also tell of something else. */
  readonly needs?: RegExp
  readonly place?: string
  readonly athlete: string
  /** Anybody does it beside other things: its clothes are worn where it is done, and by those whom a script calls athletes. */
  readonly isPastime?: boolean
  readonly roles: RegExp
  /** What athletes do, as nouns. */
  readonly actionNouns?: RegExp
  readonly ball?: string
  readonly elsewhere: RegExp
  readonly actions: readonly SportAction[]
}

export const MIN_EVIDENCE = 2

/** Actions of all sports. */
export const ACTIONS_OF_ATHLETES: readonly SportAction[] = [
  { verbs: /^(?:lift|hold|raise|win|kiss|get)$/u, object: /\b(?:trophy|cup|title|championship)\b/u, action: 'hold', gear: 'trophy' },
  { verbs: /^(?:win|take|get|earn|collect|claim)$/u, object: /\b(?:gold|silver|bronze|medal)\b/u, action: 'hold', gear: 'medal' },
  { verbs: /^(?:celebrate|cheer|rejoice)$/u, action: 'cheer' },
  { verbs: /^(?:sprint|run|race|chase|jog)$/u, action: 'run' },
  { verbs: /^(?:cross|reach|hit)$/u, object: /\bfinish(?:ing)? line\b/u, action: 'run', beside: 'finish line' },
  { verbs: /^(?:fall|collapse|drop|sink|go)$/u, object: /\b(?:to|on|onto) (?:his|her|my|their|your) knees\b/u, action: 'kneel' },
  { verbs: /^(?:fall|collapse|slip|trip|stumble)$/u, action: 'fall' },
  { verbs: /^(?:cry|weep|sob)$/u, action: 'cry' },
]

const BALL =
  /\b(?:ball|him|it|goal|shot|penalt|free kick|box|corner|wide|home|low|left|right|over|past|from|into|twice|again|winner|equali)/u

export const SPORTS: readonly Sport[] = [
  {
    evidence:
      /\b(?:goalkeepers?|goalies?|strikers?|midfielders?|defenders?|wingers?|penalt(?:y|ies)|offside|dribbl(?:e|es|ed|ing)|free kicks?|footballers?|football|soccer|World Cup|Champions League|pitch|half-?time|extra time|stoppage time|referees?|scor(?:e|es|ed|ing) (?:a|the|one|two|three|his|her) (?:\w+ )?goals?|scored|kick(?:s|ed)? (?:it|the ball)|(?:empty|open|own) goal)\b/giu,
    unless: /\b(?:touchdowns?|quarterbacks?|NFL|Super Bowl|hockey|rugby)\b/iu,
    place: 'stadium',
    athlete: 'footballer',
    actionNouns: /^(?:penalty|shot|header|kick|goal|pass|dribble)$/u,
    roles: /^(?:striker|midfielder|defender|winger|forward|captain|player|substitute|teammate|footballer|kid|opponent)$/u,
    ball: 'football',
    elsewhere: /^(?:box|crate|post|mailbox|cross|bench|wall|bar|net|cap|card|envelope|chair|stick)$/u,
    actions: [
      { verbs: /^(?:dive|save|block|parry|punch|catch)$/u, object: /./u, action: 'jump', gear: 'football', beside: 'soccer goal' },
      { verbs: /^(?:score|net|convert|equalize|equalise)$/u, action: 'play', gear: 'football', beside: 'soccer goal' },
      { verbs: /^(?:kick|dribble|shoot|volley|chip|curl|slot|tap|blast|smash)$/u, action: 'play', gear: 'football' },
      {
        verbs: /^(?:pass|strike|fire|send|take|miss|control|receive|get|play|steal|win|cross|hit)$/u,
        object: BALL,
        action: 'play',
        gear: 'football',
      },
      { verbs: /^(?:head|jump|leap|rise)$/u, action: 'jump', gear: 'football' },
    ],
  },
  {
    evidence:
      /\b(?:tennis|rackets?|backhands?|forehands?|match points?|(?:center|centre|clay|grass) court|Wimbledon|aces|(?:first|second|her|his) serve|double faults?|umpires?|deuce|(?:first|second|third|final) set)\b/giu,
    place: 'plain',
    athlete: 'tennis player',
    actionNouns: /^(?:serve|backhand|forehand|volley|shot|ace|return)$/u,
    roles: /^(?:player|opponent|champion|rival)$/u,
    ball: 'tennis ball',
    elsewhere: /^(?:chair|net|ball|court|set|line|box)$/u,
    actions: [
      {
        verbs: /^(?:hit|serve|return|smash|play|strike|volley|swing|slice|land|practice|practise|win|save)$/u,
        object: /^(?!.*\bracket)/u,
        action: 'play',
        gear: 'tennis racket',
        beside: 'tennis net',
      },
    ],
  },
  {
    evidence:
      /\b(?:basketball|dunk(?:s|ed|ing)?|rebounds?|three-?pointers?|free throws?|hoops?|NBA|point guard|buzzer|layups?|backboard)\b/giu,
    place: 'gym',
    athlete: 'basketball player',
    actionNouns: /^(?:dunk|shot|throw|rebound|layup)$/u,
    roles: /^(?:player|guard|center|forward|rookie|captain|teammate|opponent)$/u,
    ball: 'basketball',
    elsewhere: /^(?:clock|ring|net|basket|guard|bench)$/u,
    actions: [
      {
        verbs: /^(?:dunk|shoot|score|grab|throw|jump|leap|pass|sink|make|miss|dribble|play|practice|practise|hit|catch|steal)$/u,
        action: 'throw',
        gear: 'basketball',
        beside: 'basketball hoop',
      },
    ],
  },
  {
    evidence:
      /\b(?:swimmers?|freestyle|breaststroke|backstroke|goggles|swim meets?|pool|relays?|off the block|laps|Olympics?|medals?)\b/giu,
    needs: /\b(?:sw(?:im|am|um)\w*|freestyle|breaststroke|backstroke|pool|laps|div(?:e|es|ed|ing))\b/iu,
    place: 'swimming-pool',
    athlete: 'swimmer',
    roles: /^(?:swimmer|athlete|rival|teammate|opponent)$/u,
    elsewhere: /^(?:block|wall|lane|butterfly|clock|rocket)$/u,
    actions: [{ verbs: /^(?:swim|dive|race|touch|turn|train|compete|plunge|jump)$/u, action: 'swim' }],
  },
  {
    evidence:
      /\b(?:sprinters?|hurdles?|relays?|starting (?:blocks?|gun)|in the blocks|(?:100|200|400|800|hundred|two hundred|four hundred)[- ]met(?:er|re)s?|Olympics?|medals?|athletics|the track|finish line)\b/giu,
    unless: /\b(?:cars?|drivers?|Formula|engines?|horses?|jockeys?|bikes?|cyclists?|bicycles?|tortoise|hare|dogs?|boats?|swimm\w+)\b/iu,
    needs:
      /\b(?:sprint\w*|hurdl\w*|relays?|starting (?:blocks?|gun)|blocks|met(?:er|re)s|athletics|track|ran|runs?|runners?|running|rac(?:e|es|ed|ing)|fastest)\b/iu,
    place: 'stadium',
    athlete: 'sprinter',
    roles: /^(?:sprinter|runner|athlete|rival|racer|opponent|competitor|favorite|favourite)$/u,
    elsewhere: /^(?:gun|pistol|block|wall|box|ball|football|soccer goal)$/u,
    actions: [
      { verbs: /^(?:crouch|kneel|wait|line)$/u, action: 'kneel' },
      { verbs: /^(?:jump|leap|clear|hurdle)$/u, action: 'jump', beside: 'track hurdle' },
      { verbs: /^(?:finish|pass|overtake|lead|train|start|win|beat|catch|accelerate|break)$/u, action: 'run' },
    ],
  },
  {
    evidence:
      /\b(?:marathons?|runners?|finish line|starting line|at the start(?! of)|race|jogg(?:ed|ing)|ultramarathons?|running shoes|(?:ran|run|running) (?:\w+ )?(?:miles|kilomet(?:er|re)s))\b/giu,
    unless: /\b(?:cars?|drivers?|Formula|engines?|horses?|jockeys?|bikes?|cyclists?|bicycles?|tortoise|hare|dogs?|boats?|swimm\w+)\b/iu,
    place: 'street',
    athlete: 'runner',
    isPastime: true,
    roles: /^(?:sprinter|runner|athlete|rival|racer|opponent|competitor|favorite|favourite)$/u,
    elsewhere: /^(?:gun|pistol|block|wall|box|ball|football|soccer goal)$/u,
    actions: [
      { verbs: /^(?:crouch|kneel|wait|line)$/u, action: 'kneel' },
      { verbs: /^(?:jump|leap|clear|hurdle)$/u, action: 'jump', beside: 'track hurdle' },
      { verbs: /^(?:finish|pass|overtake|lead|train|start|win|beat|catch|accelerate|break)$/u, action: 'run' },
    ],
  },
  {
    evidence:
      /\b(?:box(?:er|ers|ing)|to box|(?:third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twelfth) round|the canvas|jabs?|uppercuts?|heavyweight|boxing gloves?|sparring|(?:left|right) hook|knock(?:ed|outs?)|punch(?:es|ed|ing)?|(?:first|title|last) fight|world champion|belt)\b/giu,
    needs: /\b(?:box(?:er|ers|ing)|(?:to|and|can|could) box|heavyweight|uppercuts?)\b/iu,
    place: 'gym',
    athlete: 'boxer',
    actionNouns: /^(?:punch|jab|hook|uppercut)$/u,
    roles: /^(?:boxer|fighter|champion|challenger|opponent|heavyweight|champ)$/u,
    elsewhere: /^(?:canvas|painting|easel|bell|box|hook|ring|corner|towel|ice|framed picture|picture)$/u,
    actions: [
      { verbs: /^(?:fall|go|drop|collapse|hit)$/u, object: /^(?:down|to the|on the|the canvas)/u, action: 'lie' },
      { verbs: /^(?:get|knock|be)$/u, object: /^(?:knocked )?(?:out|down)\b/u, action: 'lie' },
      {
        verbs: /^(?:punch|hit|box|fight|jab|spar|swing|knock|land|throw|train|attack|strike|dodge|block|duck)$/u,
        action: 'fight',
        gear: 'boxing glove',
        beside: 'boxing ring',
      },
      { verbs: /^(?:skip|jump)$/u, action: 'jump' },
    ],
  },
  {
    evidence: /\b(?:gymnast(?:s|ics)?|somersaults?|balance beam|uneven bars|backflips?|perfect ten|floor routine|pommel|Olympics?)\b/giu,
    place: 'gym',
    athlete: 'gymnast',
    roles: /^(?:gymnast|athlete|champion)$/u,
    elsewhere: /^(?:bar|beam|bars|horse|mat|swing|prison|floor|scoreboard)$/u,
    actions: [
      { verbs: /^(?:swing|flip|vault|leap|jump|spin|land|somersault|fly|let|twist|tumble|perform|train)$/u, action: 'jump' },
      { verbs: /^(?:balance|dance)$/u, action: 'dance' },
    ],
  },
  {
    evidence:
      /\b(?:climbers?|climbing|mountaineers?|belay|rock face|bouldering|harness|handholds?|footholds?|without a rope|free solo|base camp|Everest|El Capitan)\b/giu,
    place: 'mountain',
    athlete: 'climber',
    roles: /^(?:climber|mountaineer|partner)$/u,
    elsewhere: /^(?:wall|brick wall|face|chalk|crack|hold)$/u,
    actions: [{ verbs: /^(?:climb|scale|grip|hang|reach|pull|cling|ascend)$/u, action: 'climb' }],
  },
  {
    evidence: /\b(?:chess(?:board)?|checkmate|grandmasters?|pawns?|rooks?|gambit|stalemate)\b/giu,
    athlete: 'person',
    roles: /^(?:champion|player|grandmaster|opponent|challenger|prodigy)$/u,
    elsewhere: /^(?:queen|king|knight|bishop|castle|horse|tower|computer|clock|bird|piece)$/u,
    actions: [
      {
        verbs: /^(?:sacrifice|move|take|play|open|resign|win|lose|beat|attack|defend|push|capture|castle|think|stare|learn|study)$/u,
        action: 'sit',
        gear: 'chess set',
      },
    ],
  },
  {
    evidence:
      /\b(?:baseball|home runs?|innings?|pitchers?|batters?|strikeouts?|shortstop|outfield\w*|bases loaded|dugout|World Series)\b/giu,
    place: 'stadium',
    athlete: 'athlete',
    roles: /^(?:pitcher|batter|player|catcher|shortstop|rookie|captain|teammate|opponent)$/u,
    ball: 'baseball',
    elsewhere: /^(?:bat|pitcher|jug|plate|diamond|base|mound|fly|football|soccer goal)$/u,
    actions: [
      { verbs: /^(?:throw|pitch|toss|strike)$/u, action: 'throw', gear: 'baseball' },
      { verbs: /^(?:steal|round|slide)$/u, action: 'run', gear: 'baseball' },
      { verbs: /^(?:catch|grab|dive)$/u, action: 'jump', gear: 'baseball' },
    ],
  },
  {
    evidence: /\b(?:cycling|cyclists?|peloton|Tour de France|bike race|velodrome|yellow jersey|breakaway|time trial)\b/giu,
    place: 'plain',
    athlete: 'cyclist',
    roles: /^(?:cyclist|rider|racer|sprinter|teammate|rival|champion)$/u,
    elsewhere: /^(?:mountain|stage|chain|jersey|shirt)$/u,
    actions: [
      { verbs: /^(?:ride|pedal|race|climb|attack|sprint|win|lead|descend|cycle|finish|train|cross)$/u, action: 'ride', gear: 'bicycle' },
    ],
  },
  {
    evidence: /\b(?:volleyball|setters?|spikes?|spiked|libero|beach volleyball|side-?out)\b/giu,
    place: 'gym',
    athlete: 'athlete',
    roles: /^(?:player|setter|teammate|captain|opponent)$/u,
    ball: 'volleyball',
    elsewhere: /^(?:net|spike|nail|set)$/u,
    actions: [{ verbs: /^(?:spike|serve|jump|block|hit|smash|save|set|pass|dive)$/u, action: 'jump', gear: 'volleyball' }],
  },
  {
    evidence: /\b(?:weightlift\w+|powerlift\w+|barbells?|deadlifts?|bench press|squats?|dumbbells?|reps|push-?ups|pull-?ups|planks?)\b/giu,
    place: 'gym',
    athlete: 'athlete',
    isPastime: true,
    roles: /^(?:lifter|athlete|weightlifter|powerlifter|trainee)$/u,
    elsewhere: /^(?:bench|plank|wood|bar|plate)$/u,
    actions: [
      { verbs: /^(?:squat|kneel)$/u, action: 'kneel' },
      { verbs: /^(?:lift|raise|hold|press|deadlift|load|grip|grab)$/u, action: 'hold', gear: 'dumbbell' },
      { verbs: /^(?:do|push|push-up|start)$/u, object: /\b(?:push-?)?ups?\b/u, action: 'crawl' },
    ],
  },
  {
    evidence: /\b(?:skat(?:e|er|ers|ing|eboard\w*)|knee pads|ollie|half-?pipe|kickflips?|skate ?park)\b/giu,
    unless: /\b(?:ice|rink|figure skat\w+|roller)\b/iu,
    place: 'street',
    athlete: 'person',
    roles: /^(?:skater|beginner|kid)$/u,
    elsewhere: /^(?:board|plank|wood|clothing|bowl)$/u,
    actions: [
      { verbs: /^(?:skate|ride|push|roll|put|stand|bend|land|jump|balance|practice|practise|step)$/u, action: 'stand', gear: 'skateboard' },
    ],
  },
  {
    evidence: /\b(?:surf(?:er|ers|ing|board\w*)|paddle out|wipe-?outs?|big wave|swell|wetsuits?|lineup)\b/giu,
    place: 'beach',
    athlete: 'person',
    roles: /^(?:surfer|beginner)$/u,
    elsewhere: /^(?:board|plank|wood|wave)$/u,
    actions: [{ verbs: /^(?:surf|ride|catch|paddle|stand|carry|practice|practise|grab|pop)$/u, action: 'hold', gear: 'surfboard' }],
  },
]
