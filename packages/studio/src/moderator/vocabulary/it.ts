import type { Vocabulary } from './vocabulary.ts'

export const it: Vocabulary = {
  sexual:
    'porno, pornografia, pornografic*, scena di sesso, scene di sesso, sesso orale, sesso anale, sesso esplicito, orgia, orge, scopare una, scopami, pompin*, video di sesso, donna nuda, donne nude, ragazza nuda, ragazze nude, scena di stupro, stuprarla, troie, fa sesso, fanno sesso, facendo sesso, fanno l amore, sesso selvaggio, rapporto sessuale, masturb*',
  harmless: 'bomba da bagno, bombe da bagno, bomba di crema, bombe alla crema, bomba alla crema, bomba d acqua, bomba atomica',
  minors: 'bambin*, minorenn*, adolescent*, infantile, scolaretta, neonat*, ragazzin*',
  sexualized: 'nud*, sexy, porno*, erotic*, lingerie, sesso con',
  childAbuse: 'pedopornograf*, pornografia infantile, pedofil*',
  violence:
    'ti uccidero, ti ammazzo, ti ammazzero, voglio uccidere, voglio ucciderlo, voglio ucciderla, come uccidere, come avvelenare il, come avvelenare mia, come avvelenare mio, come assassinare, decapitazion*, video di tortur*, bagno di sangue, sparatoria nella mia scuola, sparare nella scuola, uccidere mia moglie, ammazzare mia moglie',
  selfHarm:
    'voglio morire, voglio uccidermi, mi ammazzo, come suicidarsi, come suicidarmi, voglio suicidarmi, tagliarmi le vene, ucciditi, ammazzati, farla finita',
  cut: 'mi taglio, tagliarmi, taglio, mi sono tagliat*',
  wrists: 'le vene, i polsi, le braccia',
  deny: 'non, mai',
  instructions:
    'come fare, come fabbricare, come costruire, come si costruisce, fare una, fabbricare una, costruire una, istruzioni per, tutorial per, ricetta per, assemblare, passo passo, montare, costruisci, fabbrica, preparare, prepara',
  weapons: 'bomba*, bombe, ordigno, esplosiv*, molotov, ricina, gas sarin, silenziatore, bomba con chiodi, ordigni, granata',
  trade:
    'vendo, in vendita, compro, dove comprare, come cucinare, come produrre, come fare, compra, acquista, ordina, acquistare, vendita di, a poco prezzo',
  drugs: 'cocaina, eroina, metanfetamina*, fentanyl, ecstasy, mdma, lsd, crack, pastiglie di mdma, droga, droghe, hashish, marijuana',
  hate: 'heil hitler, potere bianco, negro di merda, sporco negro, sporchi negri, sporco ebreo, sporchi ebrei, frocio di merda, razza superiore',
  groups: 'ebrei, musulmani, neri, negri, gay, omosessuali, immigrati, zingari, donne, rom, profughi',
  exterminate:
    'bisogna uccidere gli, bisogna uccidere tutti gli, uccidete gli, uccidete tutti gli, uccidiamo gli, morte agli, morte ai, odio tutti gli, odio gli, uccidere tutti gli, uccidere tutti i',
  despise:
    'sono feccia, sono animali, sono topi, sono parassiti, sono inferiori, sono spazzatura, devono morire, meritano di morire, sono terroristi, sono criminali, sono una piaga, vanno uccisi, vanno fucilati, meritano la morte, devono morire, dovrebbero morire',
  regimes: 'nazi*, hitler, isis, stato islamico, olocausto, mussolini',
  praise: 'e fantastic*, aveva ragione, era un eroe, sono eroi, viva, e una bugia, non e mai esistito, e geniale',
}
