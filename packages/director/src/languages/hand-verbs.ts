import type { LexicalWord } from '../lexical/words.ts'

/**
 * How a language tells hands to do something. `verbs`: rows of a verb of the English manipulations, then the forms of commands (of German with `+` and their
 * separable part; `!` marks infinitives that stand last in their clause). The other lists hold what may stand before a command, and the words before (Japanese, Chinese and Hindi:
 * behind) a noun that say what it is: a tool, where something goes, where it comes from, or of what there is an amount.
 */
export type HandVerbRules = {
  readonly verbs: string
  readonly openers?: string
  readonly with: string
  readonly into: string
  readonly from: string
  readonly of?: string
  /** Pronouns for what was named before, also as ends of a command. */
  readonly it?: string
  readonly itEndings?: string
  /** Say that something is not to be done, beside the negations of the language. */
  readonly not?: string
  /** Ends of the forms of a verb that stand in a dictionary, and in a heading. */
  readonly dictionaryForm?: RegExp
  /** Pronoun behind a verb in the second person that is a command, and its ending: `dann pflanzt du`. */
  readonly secondPerson?: { readonly pronoun: string; readonly ending: RegExp }
  /**
   * Infinitives are commands: behind what is done, where `isCommand` says so of the words of its clause, and before a polite pronoun: `Schneiden Sie`. Default:
   * they are none.
   */
  readonly infinitive?: { readonly isCommand: (clause: readonly LexicalWord[]) => boolean; readonly politePronoun: string }
  /** A command with what it is done to as a heading. Default: its words as they stand. */
  readonly caption?: (command: SaidCommand) => string | undefined
}

/**
 * Words of a command. `noun`: what it is done to; `behindNoun`: the text behind; `verb`: as it stands; `infinitive`: as a heading gives it; `prefix`: that stands
 * apart from the verb; `length`: characters of the sentence.
 */
export type SaidCommand = {
  readonly noun: string
  readonly behindNoun: string
  readonly verb: string
  readonly infinitive: string | undefined
  readonly prefix: string | undefined
  readonly length: number
}

const GERMAN_FINITE =
  /^(?:kann|können|könnte|will|wollen|wird|werden|muss|müssen|soll|sollen|darf|dürfen|möchte|hat|haben|ist|sind|war|waren|lässt|lassen|zu|wenn|bevor|um|ohne|weil|dass|als|während|obwohl|nachdem|bis|statt|damit|wir|ich|er|man|sie|die|nicht|kein|keine|keinen|nie)$/u

/** `Zwiebel schneiden` */
function germanCaption({ noun, infinitive, prefix = '' }: SaidCommand): string | undefined {
  const particle = infinitive?.startsWith(prefix) ? '' : prefix
  return noun && infinitive ? `${noun} ${particle}${infinitive}` : undefined
}

const MAX_JAPANESE_CAPTION = 10

/** `卵を入れる` */
function japaneseCaption({ noun, behindNoun, infinitive, length }: SaidCommand): string | undefined {
  const phrase = infinitive && behindNoun.startsWith('を') ? `${noun}を${infinitive}` : undefined
  return phrase && phrase.length <= Math.max(MAX_JAPANESE_CAPTION, length / 2) ? phrase : undefined
}

/** What a Chinese verb comes to: `切成`, `放进`. */
const CHINESE_COMPLEMENT = /(?:成|入|进|在|到|一点|一些|点)$/u

export const HAND_VERBS: Readonly<Record<string, HandVerbRules>> = {
  de: {
    verbs: `cut schneide schneid schneiden! schneidest hacke hack hacken! würfle würfel|halve halbiere halbier halbieren!|pour gieß gieße giess giesse gießen! schütte schütt schütten! gieß+ein gieße+ein schütte+ein eingießen! kipp kippe|water bewässere gieß+an
stir rühr rühre rühren! verrühr verrühre verrühren! rühr+um rühre+um umrühren!|whisk verquirle verquirl verquirlen! schlag+auf|mix misch mische mischen! vermisch vermische vermischen! vermenge vermeng vermengen!|add gib füg+hinzu füge+hinzu gib+hinzu gib+dazu hinzufügen! hinzugeben!|put leg lege legen! stell stelle stellen! steck stecke stecken! leg+hinein lege+hinein stell+hinein
sprinkle streu streue streuen! bestreu bestreue bestreuen!|press drück drücke drücken! press presse pressen!|open öffne öffnen! mach+auf mache+auf aufmachen!|close schließ schließe schließen! mach+zu|turn dreh drehe drehen! dreh+zu drehe+zu dreh+auf drehe+auf zudrehen! aufdrehen!|screw schraub schraube schrauben! schraub+an schraube+an schraub+fest schraube+fest anschrauben! festschrauben!|unscrew schraub+ab schraube+ab schraub+los schraub+auf abschrauben! losschrauben!
remove entferne entfern entfernen! nimm nimm+heraus nimm+raus nimm+ab herausnehmen! abnehmen!|pull zieh ziehe ziehen! zieh+heraus zieh+ab zieh+raus herausziehen!|glue kleb klebe kleben! kleb+an klebe+an klebe+fest ankleben! festkleben!|wash wasch wasche waschen! wasch+ab wasche+ab abwaschen! spül spüle spülen! spül+ab|wipe wisch wische wischen! wisch+ab wische+ab abwischen! reinige reinig reinigen! putz putze putzen!|dry trockne trocknen! trockne+ab abtrocknen!
plant pflanz pflanze pflanzen! pflanz+ein einpflanzen!|dig grab grabe graben! grab+um umgraben!|fold falte falten! falt|knead knete kneten! knet|roll-out roll+aus rolle+aus ausrollen!|paint streich streiche streichen! lackiere lackieren! bemale bemalen!|sand schleif schleife schleifen! schleif+ab schleife+ab abschleifen!|spread streich+auf verteile verstreiche bestreich bestreiche bestreichen!|peel schäl schäle schälen!|grate reib reibe reiben!|squeeze press+aus presse+aus auspressen!|shake schüttle schüttel schütteln!
fry brat brate braten! brat+an brate+an anbraten!|boil koch koche kochen! kochen|heat erhitze erhitz erhitzen!|bake back backe backen!|melt schmelz schmelze schmelzen!|saw säg säge sägen!|drill bohr bohre bohren!|hammer hämmere hämmer hämmern!|mash zerdrück zerdrücke zerdrücken! stampf stampfe|measure miss messen! wieg wiege wiegen!|sew näh nähe nähen!|tie binde bind binden!|write schreib schreibe schreiben!|unplug zieh+aus|crack`,
    openers: 'zuerst dann danach anschließend jetzt nun und bitte erst zunächst zuletzt schließlich also sofort gleich immer vorsichtig',
    with: 'mit',
    into: 'in ins im auf aufs an ans unter über um zwischen',
    from: 'aus von vom',
    it: 'ihn sie es',
    secondPerson: { pronoun: 'du', ending: /(?:est|st|t)$/u },
    infinitive: {
      isCommand: (clause) => clause.every(({ low }, i) => !GERMAN_FINITE.test(low) || (i === 0 && low === 'die')),
      politePronoun: 'sie',
    },
    caption: germanCaption,
  },
  es: {
    verbs: `cut corta corte cortar cortamos pica pique picar trocea|halve parte partir|pour vierte vierta verter echa eche echar echamos|water riega riegue regar|stir remueve remueva remover revuelve revuelva revolver|whisk bate bata batir|mix mezcla mezcle mezclar mezclamos|add añade añada añadir agrega agregue agregar incorpora|put pon ponga poner ponemos coloca coloque colocar mete meta meter|sprinkle espolvorea espolvoree espolvorear|cover cubre cubra cubrir tapa tape tapar
press presiona presione presionar pulsa pulse pulsar aprieta apriete apretar|open abre abra abrir|close cierra cierre cerrar|turn gira gire girar|screw atornilla atornille atornillar|unscrew desenrosca desatornilla desatornille desatornillar|remove quita quite quitar retira retire retirar saca saque sacar|pull tira_de jala|glue pega pegue pegar|wash lava lave lavar enjuaga enjuague enjuagar|wipe limpia limpie limpiar frota frote frotar|dry seca seque secar|plant planta plante plantar siembra siembre|dig cava cave cavar
fold dobla doble doblar|knead amasa amase amasar|roll-out estira_la|paint pinta pinte pintar|sand lija lije lijar|spread unta unte untar|peel pela pele pelar|grate ralla ralle rallar|squeeze exprime exprima exprimir|shake agita agite agitar|fry fríe fría freír sofríe|boil hierve hierva hervir cuece cueza cocer|heat calienta caliente calentar|bake hornea hornee hornear|melt derrite derrita derretir|drill taladra taladre|hammer clava clave|mash machaca machaque aplasta|measure mide mida medir pesa|sew cose cosa coser|write escribe escriba escribir anota|unplug desenchufa desenchufe desconecta`,
    openers: 'primero luego después ahora y entonces finalmente también solo con_cuidado por_último a_continuación',
    with: 'con',
    into: 'en sobre dentro al a bajo',
    from: 'desde',
    of: 'de del',
    itEndings: 'lo|la|los|las',
  },
  fr: {
    verbs: `cut coupe coupez couper coupons tranche tranchez émince émincez hache hachez|pour verse versez verser versons|water arrose arrosez arroser|stir remue remuez remuer|whisk bats battez battre fouette fouettez|mix mélange mélangez mélanger mélangeons|add ajoute ajoutez ajouter ajoutons incorpore incorporez|put mets mettez mettre place placez placer pose posez poser dépose déposez glisse glissez|sprinkle saupoudre saupoudrez parsème|cover couvre couvrez couvrir recouvre recouvrez|press appuie_sur appuyez_sur presse pressez
open ouvre ouvrez ouvrir|close ferme fermez fermer|turn tourne tournez tourner|screw visse vissez visser|unscrew dévisse dévissez dévisser|remove retire retirez retirer enlève enlevez enlever|pull tire tirez tirer|glue colle collez coller|wash lave lavez laver rince rincez rincer|wipe essuie essuyez essuyer nettoie nettoyez nettoyer frotte frottez frotter|dry sèche séchez|plant plante plantez planter sème semez|dig creuse creusez creuser
fold plie pliez plier|knead pétris pétrissez pétrir|roll-out étale_la étalez_la|paint peins peignez peindre|sand ponce poncez poncer|spread tartine tartinez étale étalez étaler|peel épluche épluchez éplucher pèle pelez|grate râpe râpez râper|squeeze presse_le|shake secoue secouez secouer|fry fais_frire poêle|boil fais_bouillir faites_bouillir|heat chauffe chauffez chauffer fais_chauffer faites_chauffer réchauffe|bake enfourne enfournez|melt fais_fondre faites_fondre|saw scie sciez|drill perce percez percer|mash écrase écrasez écraser|measure mesure mesurez pèse pesez|sew couds cousez|write écris écrivez écrire note notez|unplug débranche débranchez débrancher`,
    openers: "d'abord ensuite puis et maintenant enfin après alors d abord simplement doucement",
    with: 'avec',
    into: 'dans sur en sous au aux à',
    from: 'depuis',
    of: 'de du des d',
    itEndings: '-le|-la|-les',
  },
  pt: {
    verbs: `cut corte corta cortar cortamos pique picar|pour despeje despeja despejar verta derrame|water regue rega regar|stir mexa mexe mexer|whisk bata bate bater|mix misture mistura misturar misturamos|add adicione adiciona adicionar acrescente acrescenta junte junta|put coloque coloca colocar ponha põe pôr bote|sprinkle polvilhe polvilha polvilhar salpique|cover cubra cobre cobrir tampe tampa tampar|press aperte aperta apertar pressione pressiona pressionar
open abra abre abrir|close feche fecha fechar|turn gire gira girar|screw aparafuse parafuse|unscrew desparafuse desrosqueie|remove retire retira retirar remova remove remover tire tirar|pull puxe puxa puxar|glue cole cola colar|wash lave lava lavar enxágue enxague|wipe limpe limpa limpar esfregue esfrega esfregar passe_um_pano|dry seque seca secar|plant plante planta plantar semeie|dig cave cava cavar|fold dobre dobra dobrar
knead sove sova sovar amasse|roll-out abra_a_massa|paint pinte pinta pintar|sand lixe lixa lixar|spread espalhe espalha espalhar|peel descasque descasca descascar|grate rale rala ralar|squeeze esprema espreme espremer|shake agite agita agitar sacuda|fry frite frita fritar refogue|boil ferva ferve ferver cozinhe cozinha cozinhar|heat aqueça aquece aquecer esquente|bake asse assar|melt derreta derrete derreter|drill fure furar|mash amasse_a esmague|measure meça medir pese|sew costure costurar|write escreva escrever anote|unplug desligue_da tire_da_tomada`,
    openers: 'primeiro depois agora e então finalmente em_seguida por_último também com_cuidado só',
    with: 'com',
    into: 'em no na nos nas num numa sobre ao à dentro',
    from: 'desde',
    of: 'de do da dos das',
    itEndings: '-o|-a|-os|-as|-lo|-la|-los|-las',
  },
  ja: {
    verbs: `cut 切って 切りま 切り、 切る 刻んで 刻みま 刻む|pour 注いで 注ぎま 注ぐ かけて かけま 流し込|stir かき混ぜ 混ぜて 混ぜま 混ぜる 混ぜ合わせ|whisk 溶いて 溶きほぐ 泡立て|add 加えて 加えま 加える 足して 足しま|put 入れて 入れま 入れる のせて のせま のせる 置いて 置きま 置く 並べて 並べま 並べる|sprinkle ふりかけ 振りかけ 散らして 散らしま|press 押して 押しま 押す 押さえ|open 開けて 開けま 開ける 開いて|close 閉めて 閉めま 閉める 閉じて|turn 回して 回しま 回す ひねって
remove 取り出して 取り出しま 外して 外しま 取り除 はがして はがしま|pull 引き抜|glue 貼って 貼りま 貼る くっつけ|wash 洗って 洗いま 洗う すすいで すすぎま|wipe 拭いて 拭きま 拭く ふいて ふきま 磨いて 磨きま こすって こすりま|dry 乾かして 乾かしま|plant 植えて 植えま 植える|dig 掘って 掘りま 掘る|fold 折って 折りま 折る 畳んで たたんで|knead こねて こねま こねる|paint 塗って 塗りま 塗る|peel むいて むきま むく 皮をむ|grate すりおろ|squeeze 絞って 絞りま しぼって|shake 振って 振りま|fry 炒めて 炒めま 炒める 焼いて 焼きま|boil 茹でて 茹でま ゆでて ゆでま 煮て 煮ま 沸かして 沸かしま|heat 温めて 温めま|measure 測って 測りま 量って|sew 縫って 縫いま|write 書き込|unplug 抜いて 抜きま`,
    with: 'で',
    into: 'に へ の中に の上に の下に の中へ',
    from: 'から',
    dictionaryForm: /[うくぐすつぬぶむる]$/u,
    caption: japaneseCaption,
  },
  zh: {
    verbs: `cut 切成 切开 切碎 切好 切下 剪下 剪开|pour 倒入 倒进 倒在 倒一点 倒一些 倒上|stir 搅拌 搅匀 拌匀|add 加入 加一点 加一些 加上 加点|put 放进 放入 放到 放在 装进 装入|sprinkle 撒上 撒在 撒入|cover 盖上|press 按下 按住 按一下|open 打开|close 关上 关掉|turn 拧紧 转动 拧开|remove 取出 拿出 取下 拆下|glue 粘在 贴在 粘上 贴上|wash 洗干净 清洗 洗净 冲洗|wipe 擦干净 擦拭 擦掉 擦干|plant 种下 种进|fold 对折 折叠 折好|knead 揉成 揉匀|paint 涂上 涂抹|peel 削皮 剥皮 去皮 剥开|squeeze 挤出 挤上 挤在|shake 摇匀 摇一摇|fry 煎至 炒至 煎到 炒到|boil 煮熟 煮沸 烧开|heat 加热|crack 打进 打入`,
    not: '不能',
    with: '用',
    into: '里 中 里面 上 上面',
    from: '从',
    caption: ({ noun, verb }) => `${verb.replace(CHINESE_COMPLEMENT, '')}${noun}`,
  },
  hi: {
    verbs: `cut काटिए काटें काटो काट_लें काट_लीजिए काट_लो|add डालिए डालें डालो डाल_दें डाल_दीजिए|pour उड़ेलिए|stir हिलाइए चलाइए चलाएँ मिलाइए मिलाएँ मिलाएं मिलाओ मिला_लें मिला_लीजिए|put रखिए रखें रखो रख_दें रख_दीजिए|sprinkle छिड़किए छिड़कें छिड़क_दें|press दबाइए दबाएँ दबाएं दबाओ|open खोलिए खोलें खोलो|close बंद_कीजिए बंद_करें|turn घुमाइए घुमाएँ घुमाएं|remove निकालिए निकालें निकाल_लें निकाल_लीजिए|wash धोइए धोएँ धोएं धो_लें धो_लीजिए|wipe पोंछिए पोंछें पोंछ_लें साफ_कीजिए साफ_करें रगड़िए रगड़ें|plant लगाइए_पौधा|knead गूँधिए गूंधिए गूँथिए|peel छीलिए छीलें छील_लें|fry भूनिए भूनें तलिए तलें|boil उबालिए उबालें|fold मोड़िए मोड़ें|paint रंगिए|glue चिपकाइए चिपकाएँ चिपकाएं`,
    not: 'मत',
    with: 'से',
    into: 'में पर के',
    from: '',
    caption: ({ noun, verb }) => `${noun} ${verb}`,
  },
  ar: {
    verbs: `cut اقطع قطع قطعي اقطعي|pour اسكب صب اسكبي|water اسق|stir حرك حركي|mix اخلط امزج اخلطي|add اضف اضيفي|put ضع ضعي|sprinkle رش انثر رشي|press اضغط اضغطي|open افتح افتحي|close اغلق اغلقي|turn ادر لف|remove ازل انزع اخرج|pull اسحب|glue الصق|wash اغسل اغسلي|wipe امسح نظف امسحي نظفي افرك|dry جفف جففي|plant ازرع ازرعي|dig احفر|fold اطو|knead اعجن اعجني|paint ادهن|peel قشر قشري|squeeze اعصر اعصري|fry اقل|boil اغل اسلق|heat سخن سخني`,
    openers: 'ثم بعد_ذلك اولا الان اخيرا بعدها في_النهاية',
    with: 'ب مع بواسطة باستخدام',
    into: 'في علي الي فوق داخل تحت',
    from: 'عن',
    of: 'من',
    itEndings: 'ها|ه|هم',
  },
}
