/** Verbs of being somewhere: whoever does it is where the words behind them say. */
export const STATIC_VERBS =
  /^(?:be|sit|lie|stand|hang|float|perch|hide|rest|sleep|lean|wait|live|stay|kneel|crouch|grow|glow|burn|shine|huddle|nest|gather|dance|hover|curl|nap|squat|dangle|lay|swing|remain|cling|snooze|dwell|bask|lurk|cower|crowd|shelter|doze|simmer|bubble|cool|flicker|gleam|glitter|twinkle|seat|trap|bury|strand|wedge|lock|stick|park|moor|anchor|tie|chain|stack|arrange|assemble|line|travel|sail|ride|drift|balance|pose|shiver|tremble|play|sing|work|eat|drink|read|write|knit|cry|snore|dig|fish|hunt|pray|fight|talk|whisper|practice|practise|wash|graze|serve|appear|wake)$/u
/** Verbs whose doer is where `from behind` says. */
export const GAZE_AND_SIGNAL_VERBS = /^(?:watch|look|peek|peep|peer|stare|glare|grin|smile|spy|glance|whisper|call|wave|shine|glow|stick)$/u
/** Verbs of motion that end where the words behind them say. */
export const GOAL_VERBS =
  /^(?:jump|climb|fall|crawl|slip|drop|dive|roll|step|get|leap|land|sink|hop|sneak|rush|fly|creep|tumble|settle|plunge|squeeze|collapse|flop|slide|swim|scramble|slump|squirm|retreat|disappear|vanish|walk|run|march|follow|flee|alight|come|splash|crash|pour|drip|bounce)$/u
/** Motion whose end may be told by these only. */
export const GOAL_RELATIONS = /^(?:in|on|under|behind|beside|in-front)$/u
/** Motion above something that goes on. */
export const FLIGHT_VERBS = /^(?:fly|circle|hover|soar|drift|float|rise|dance|swirl|buzz|swarm|flutter|orbit|wheel|glide|burst)$/u
/** Motion around something that goes on. */
export const CIRCLING_VERBS =
  /^(?:fly|circle|hover|soar|drift|float|rise|dance|swirl|buzz|swarm|flutter|orbit|wheel|glide|hang|walk|run|march|skip|gather|burst|sniff|prowl|wander|roam|pace|snoop|sneak|creep|run|stroll|chase)$/u
/** Verbs that put, leave or find something somewhere. */
export const PLACING_VERBS =
  /^(?:put|place|lay|set|hide|drop|throw|toss|push|stuff|store|keep|leave|hang|bury|lock|slide|tuck|float|pile|plant|find|see|notice|spot|discover|have|pour|spread|sprinkle|stack|rest|balance|stick|pack|load|slip|shove|wrap|build|draw|paint|carve|scatter|arrange|position|lower|plunge|dip|soak|seal|trap|catch|carry|bring|hold|wear|light|install|nail|pin|tape|glue|attach|tie|park|serve|arrange|drag|dump|fry|boil|roast|bake|cook|simmer|melt|mix|ladle|fill|sit|stand|perch|imprison|chain|smuggle|watch|spy|collect|gather)$/u
/** Verbs of which `over` means the surface. */
export const SURFACE_VERBS = /^(?:crawl|lie|lay|spread|drape|bend|grow|creep|melt|drip)$/u
