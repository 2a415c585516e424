import type { Vocabulary } from './vocabulary.ts'

export const pl: Vocabulary = {
  sexual:
    'porno*, pornograf*, scena seksu, sceny seksu, scena erotyczna, seks oralny, seks analny, seks grupowy, orgia, orgie, ruchanie, pieprzyc sie, sekstasma*, sekswideo, naga kobieta, nagie kobiety, naga dziewczyna, nagie dziewczyny, nagie zdjecia, scena gwałtu, sceny gwałtu, zgwałcic ja, cipka, cipki, jebac ja, uprawia seks, uprawiaja seks, uprawiac seks, uprawia dziki seks, dziki seks, stosunek płciowy, kochaja sie przed kamera, masturb*',
  harmless:
    'zabic nude, zabic czas, bomba kapielowa, bombe kapielowa, bomby kapielowe, bombe atomowa, bomba atomowa, bomby atomowej, bomba kaloryczna',
  minors: 'dziecko, dzieci*, dzieciec*, nieletni*, małoletni*, uczennic*, mała dziewczynka, małe dziewczynki, niemowle*, nastolat*',
  sexualized: 'nagi, naga, nagie, seksown*, porno*, erotyczn*, bielizna, seks z',
  childAbuse: 'dziecieca pornografia, dziecieca pornografie, pornografia dziecieca, pornografii dzieciecej, pedofil*',
  violence:
    'zabije cie, zamorduje cie, zabije go, zabije ja, chce zabic, jak zabic, jak zamordowac, jak otruc, dekapitacj*, sciecie głowy na filmie, film z tortur*, tortury na filmie, krwawa łaznia, krwawa rzez, strzelac w mojej szkole, strzelanina w mojej szkole, zabic moja zone, zamordowac moja zone',
  selfHarm:
    'chce umrzec, chce sie zabic, zabije sie, jak popełnic samobojstwo, jak sie zabic, metody samobojstw*, podciac sobie zyły, podetne sobie zyły, zabij sie, tne sie, skonczyc ze soba',
  cut: 'podetne, podcinam, tne, podciac, potne',
  wrists: 'zyły, nadgarstki, sobie zyły, rece',
  deny: 'nie, nigdy',
  instructions:
    'jak zrobic, jak zbudowac, jak skonstruowac, instrukcja, przepis na, zrob, zbuduj, budowa, krok po kroku, złozyc, zmontowac, skonstruuj, zbuduj, przygotowac, wykonac',
  weapons:
    'bombe, bomba, bomby, bombke domowa, materiał wybuchowy, materiały wybuchowe, ładunek wybuchowy, koktajl mołotowa, rycyne, sarin, tłumik do pistoletu, bombe z gwozdziami, granat*, materiałow wybuchowych',
  trade:
    'sprzedam, sprzedaje, na sprzedaz, kupie, gdzie kupic, jak ugotowac, jak wyprodukowac, jak zrobic, kup, kupic, zamow, zamowic, tanio, wysyłka',
  drugs:
    'kokaina, kokaine, kokainy, heroina, heroine, heroiny, metamfetamin*, fentanyl*, ekstazy, mdma, lsd, narkotyk*, mdma, crack, haszysz, dopalacze, tabletki ecstasy',
  hate: 'heil hitler, sieg heil, biała siła, zydy do gazu, zydzi do gazu, zydow do gazu, smierc zydom, smierc muzułmanom, smierc imigrantom, smierc pedałom, jebac zydow, jebani zydzi, parszywy zyd, pieprzony czarnuch, czarnuch*, ciapaty, ciapaci, pedały do gazu, jebany pedał',
  groups:
    'zydow, zydzi, zydom, muzułman*, czarni, czarnych, geje, gejow, imigranci, imigrantow, uchodzcy, uchodzcow, cyganie, cyganow, kobiety, ukraincy, ukraincow, pedałow, pedały',
  exterminate:
    'trzeba wybic, trzeba wytepic, trzeba zagazowac, trzeba zabic, zabic wszystkich, zabijcie wszystkich, nienawidze wszystkich, nienawidze',
  despise:
    'to smiecie, to robactwo, to zwierzeta, to szczury, to pasozyty, to podludzie, sa gorsi, to scierwo, musza umrzec, powinni zginac, zasługuja na smierc, to terrorysci, sa terrorystami, to przestepcy, to plaga, trzeba rozstrzelac, nalezy zabic, musza zginac, zasługuja na smierc, powinni umrzec',
  regimes: 'nazi*, hitler, isis, panstwo islamskie, holokaust*, holocaust*',
  praise: 'jest super, jest wspaniał*, miał racje, był bohaterem, sa bohaterami, to kłamstwo, nigdy nie było, jest swietn*',
}
