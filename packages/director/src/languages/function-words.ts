/** Function words of a language, separated by whitespace; a title must not end with one. */
type WordLists = {
  /** Conjunctions and prepositions; a title may end before one. */
  readonly connectives: string
  /** Articles, pronouns, auxiliaries and the like. */
  readonly others: string
  /** Openings without content, such as greetings, as the body of a regular expression. */
  readonly openings?: string
}

const WORD_LISTS: Readonly<Record<string, WordLists>> = {
  en: {
    connectives: `of in on at to with from by for into onto through over under above below across around behind between among against along after before
      beneath beside beyond during inside near outside past since toward towards until upon within without about like as than and or but so because when
      where while if though although who whom whose which that why how what whether nor yet`,
    others: `a an the is are was were be been being am has have had do does did can could will would shall should may might must not it its he him his she
      her hers they them their theirs we us our you your i me my mine this these those there here just also very too every each some any no more most
      much many only even still now then once again one up down out off ever never always soon another both all`,
    openings: `(?:good (?:morning|evening|afternoon)|hello|hi|hey)(?: everyone| everybody| friends| all| there)?|(?:and )?welcome(?: back)?(?: everyone| everybody| all)?(?: to)?|
      once upon a time|once there (?:was|were|lived)|right now|imagine(?: that)?|picture(?: this)?|meet|let['’]s (?:talk about|meet|look at|imagine)|(?:in this video|today),? (?:we (?:will |are going to )?|we['’]ll )
      (?:learn|talk|look|hear|explore|discover|find out)(?: about| at)?|(?:have you |did you |do you |you )?(?:ever )?(?:wonder(?:ed)?|know|knew|guess(?:ed)?)(?: that)?|
      this is (?:the story of|a story about)?|(?:here is|here['’]s) (?:the story of)?|there (?:once )?(?:is|was|are|were|lived|lives|stood|stands)(?: once)?|
      in a world(?: where)?|listen|look|first|finally|next|then|now|today|tonight|yesterday|tomorrow`,
  },
  es: {
    connectives:
      'de del en a al con por para sin sobre entre hasta desde hacia bajo tras ante contra durante según antes después y e o u pero que porque cuando donde si mientras aunque como quien cuyo',
    others: `el la los las lo un una unos unas es son era eran fue fueron ser está están estaba hay ha han había se su sus mi mis tu tus nos le les me te no ya muy más
      también cada todo toda todos todas este esta estos estas ese esa esos esas él ella ellos ellas yo nosotros así solo nunca siempre`,
    openings: `hola(?: a todos)?|buenos días|buenas (?:tardes|noches)|bienvenid[oa]s(?: a)?|érase una vez|había una vez|imagina(?: que)?|sabías que|alguna vez te has preguntado|
      (?:en este vídeo|hoy) (?:vamos a (?:aprender|hablar)|aprenderemos|hablaremos)(?: sobre| de)?|esta es la historia de`,
  },
  fr: {
    connectives:
      'de du des d en à au aux avec par pour sans sur sous entre dans vers chez depuis pendant contre après avant et ou mais que qu qui dont où quand lorsque parce comme si tandis puis car',
    others: `le la les l un une est sont était étaient être a ont avait avaient se s son sa ses mon ma mes ton ta tes notre nos votre vos leur leurs ce cet cette ces c il elle
      ils elles on nous vous je j tu ne n pas plus très tout toute tous toutes chaque y aussi toujours jamais même`,
    openings: `bonjour(?: à tous)?|bonsoir|bienvenue(?: à| dans)?|il était une fois|imagine[zs]?(?: que)?|saviez-vous que|vous êtes-vous déjà demandé|
      (?:dans cette vidéo|aujourd['’]hui),? (?:nous allons (?:parler|découvrir|apprendre))(?: de)?|voici(?: l['’]histoire (?:de|d['’]))?|c['’]est l['’]histoire (?:de|d['’])`,
  },
  de: {
    connectives: `von vom in im an am auf aus bei beim mit nach zu zum zur durch für gegen ohne um über unter vor hinter neben zwischen seit bis während wegen und oder aber denn
      sondern dass weil wenn als wie wo ob bevor nachdem damit obwohl`,
    others: `der die das den dem des ein eine einen einem einer eines ist sind war waren sein wird werden wurde hat haben hatte kann können sich er sie es wir ihr ich du
      sein seine seinen seinem seiner ihre ihren ihrem ihrer mein meine dein deine unser unsere nicht kein keine auch noch nur schon sehr so jede jeder jedes jeden
      dieser diese dieses diesen immer nie`,
    openings: `hallo(?: zusammen)?|guten (?:morgen|tag|abend)|willkommen(?: zu[mr]?| in)?|es war einmal|es (?:gibt|gab)|stell(?:t)? (?:dir|euch) vor|wusstest du|wussten sie|
      heute (?:sprechen|reden|lernen) wir(?: über)?|das ist die geschichte (?:von|vom|der|des)`,
  },
  pt: {
    connectives:
      'de do da dos das em no na nos nas a ao à aos às com por pelo pela para sem sobre entre até desde sob após antes depois contra durante e ou mas que porque quando onde se enquanto embora como quem',
    others: `o os as um uma uns umas é são era eram foi foram ser está estão estava há tem têm tinha se seu sua seus suas meu minha teu tua nosso nossa não já muito mais
      também cada todo toda todos todas este esta esse essa ele ela eles elas eu nós você só nunca sempre`,
    openings: `olá(?: a todos| pessoal)?|bom dia|boa (?:tarde|noite)|bem-vind[oa]s?(?: a| ao)?|era uma vez|imagine(?: que)?|você sabia que|sabia que|
      hoje (?:vamos (?:falar|aprender))(?: sobre| de)?|esta é a história d[aoe]`,
  },
  it: {
    connectives: `di del dello della dei degli delle in nel nello nella nei nelle a al allo alla ai alle da dal dalla dai con per su sul sulla tra fra senza sotto sopra verso
      durante dopo prima e ed o ma che perché quando dove se mentre come cui`,
    others: `il lo la i gli le l un uno una è sono era erano fu essere ha hanno aveva si suo sua suoi sue mio mia tuo tua nostro nostra non già molto più anche ogni tutto
      tutta tutti tutte questo questa questi quel quella lui lei loro io noi voi così mai sempre`,
    openings: `ciao(?: a tutti)?|buongiorno|buonasera|benvenut[oai](?: a| in)?|c['’]era una volta|immagina(?:te)?(?: che)?|sapevi che|lo sapevi che|
      oggi (?:parleremo|parliamo|impariamo)(?: di)?|questa è la storia di`,
  },
  nl: {
    connectives:
      'van in op aan met bij naar uit voor door over onder tussen achter naast tegen zonder om tot sinds tijdens en of maar want dat omdat als toen wanneer waar terwijl hoewel hoe wie die te',
    others: `de het een is zijn was waren wordt worden werd heeft hebben had kan zich hij zij ze wij we ik je jij u haar zijn hun ons onze mijn niet geen ook nog al zeer elke
      elk deze dit er altijd nooit`,
    openings: `hallo(?: allemaal)?|goede(?:morgen|middag|navond)|welkom(?: bij)?|er was eens|stel je voor|wist je dat|dit is het verhaal van`,
  },
  sv: {
    connectives:
      'av i på med till från för om under över mellan bakom vid mot utan genom efter före och eller men att som när där medan eftersom om hur innan',
    others:
      'en ett den det de är var blir blev har hade kan sig han hon vi jag du min din sin sitt sina deras vår inte också så mycket varje denna detta dessa alltid aldrig',
    openings:
      'hej(?: alla)?|god (?:morgon|kväll)|välkommen(?: till)?|välkomna(?: till)?|det var en gång|föreställ dig|visste du att|det här är historien om',
  },
  da: {
    connectives:
      'af i på med til fra for om under over mellem bag ved mod uden gennem efter før og eller men at som når hvor mens fordi hvordan der',
    others:
      'en et den det de er var bliver blev har havde kan sig han hun vi jeg du min din sin sit sine deres vores ikke også så meget hver denne dette disse altid aldrig',
    openings: 'hej(?: alle)?|godmorgen|god(?: )?aften|velkommen(?: til)?|der var engang|forestil dig|vidste du at|dette er historien om',
  },
  nb: {
    connectives:
      'av i på med til fra for om under over mellom bak ved mot uten gjennom etter før og eller men at som når der mens fordi hvordan',
    others:
      'en et ei den det de er var blir ble har hadde kan seg han hun vi jeg du min din sin sitt sine deres vår ikke også så mye hver denne dette disse alltid aldri',
    openings: 'hei(?: alle)?|god (?:morgen|kveld)|velkommen(?: til)?|det var en gang|forestill deg|visste du at|dette er historien om',
  },
  fi: {
    connectives: 'ja tai mutta että kun jos koska jotta joka jossa missä kuin vaikka sekä',
    others: 'on oli ovat olivat ei se hän he ne me te minä sinä tämä tuo nämä myös vain hyvin aina koskaan joka sen hänen heidän yksi',
    openings: 'hei(?: kaikki)?|hyvää (?:huomenta|iltaa)|tervetuloa|olipa kerran|kuvittele|tiesitkö(?: että)?',
  },
  pl: {
    connectives:
      'w we na z ze do od po za przez dla pod nad przed między o u bez przy i a oraz lub ale że bo gdy kiedy gdzie jeśli ponieważ jak który która które którego której którzy',
    others:
      'jest są był była było były być się nie to ten ta te ja ty on ona ono oni my wy jego jej ich mój twój nasz już tylko też bardzo każdy każda każde zawsze nigdy',
    openings:
      'cześć(?: wszystkim)?|dzień dobry|dobry wieczór|witajcie(?: w)?|dawno,? dawno temu|wyobraź sobie|czy wiesz,? że|to (?:jest )?historia',
  },
  tr: {
    connectives: 've ile ama veya ya da ki çünkü için gibi kadar',
    others: 'bir bu şu o her çok en daha de da mi mı mu mü hiç değil olan onun onların benim senin bizim hep',
    openings: 'merhaba(?: arkadaşlar)?|günaydın|iyi akşamlar|hoş geldiniz|bir varmış,? bir yokmuş|hayal (?:et|edin)|biliyor muydunuz',
  },
  vi: {
    connectives: 'của trong ở trên dưới với cho từ đến về và hoặc nhưng vì khi nơi mà nếu như bằng để tại qua',
    others: 'là có được bị một những các này đó đã đang sẽ không rất cũng tôi bạn anh chị em nó họ chúng ta mỗi con cái chiếc',
    openings:
      'xin chào(?: các bạn)?|chào mừng(?: các bạn)?(?: đến với)?|ngày xửa ngày xưa|hãy tưởng tượng|bạn có biết(?: rằng)?|có(?= một)',
  },
  ms: {
    connectives:
      'di ke dari pada kepada dengan untuk oleh dalam atas bawah antara tanpa dan atau tetapi tapi karena kerana ketika apabila jika kalau yang bahwa bahawa saat sambil seperti tentang',
    others:
      'ini itu adalah ialah ada tidak bukan akan telah sudah sedang bisa boleh saya aku kamu anda dia ia mereka kami kita nya seorang sebuah seekor setiap semua para juga sangat lagi masih hanya selalu',
    openings:
      'halo(?: semua(?:nya)?)?|hai|selamat (?:pagi|siang|sore|malam|datang)(?: di)?|pada suatu hari|bayangkan|tahukah (?:kamu|anda)(?: bahwa)?',
  },
  tl: {
    connectives: 'ng sa mula para dahil kung kapag nang at o pero ngunit habang upang tungkol',
    others:
      'ang mga na ay si ni ko mo ka siya niya ito iyan iyon hindi may mayroon ako ikaw tayo kami kayo sila isang bawat lang din rin po',
    openings: 'kumusta|magandang (?:umaga|hapon|gabi)|maligayang pagdating(?: sa)?|noong unang panahon|isipin mo|alam mo ba(?: na)?',
  },
  ru: {
    connectives:
      'в во на с со к ко от до из у о об по за над под перед при через между для без и или а но что чтобы когда где если потому как который которая которое которые пока',
    others:
      'не ни это этот эта эти тот та те он она оно они мы вы я ты его её их мой твой наш ваш свой был была было были есть быть же бы ли уже только очень каждый каждая каждое всегда никогда ещё так',
    openings:
      'привет(?: всем)?|здравствуйте|доброе утро|добрый (?:день|вечер)|добро пожаловать(?: в| на)?|жил-был|жила-была|однажды|представьте(?: себе)?|знаете ли вы(?:,? что)?|это история о',
  },
  el: {
    connectives: 'σε στο στη στην στον στους στις στα με από για χωρίς πριν μετά κάτω πάνω και ή αλλά ότι πως όταν όπου αν γιατί που ενώ',
    others:
      'ο η το οι τα του της των τον την τις τους ένας μια ένα είναι ήταν έχει έχουν δεν θα να αυτός αυτή αυτό μου σου μας σας κάθε πολύ πάντα ποτέ',
    openings: 'γεια(?: σας)?|καλημέρα|καλησπέρα|καλώς ήρθατε(?: σ\\p{L}+)?|μια φορά κι έναν καιρό|φαντάσου|ξέρατε ότι',
  },
  ar: {
    connectives: 'في من إلى على عن مع بين تحت فوق قبل بعد حتى و أو لكن أن إن عندما حيث لأن إذا كما الذي التي الذين',
    others: 'هو هي هم نحن أنا أنت هذا هذه ذلك تلك كان كانت يكون لا لم لن قد كل جدا أيضا',
    openings: 'مرحبا(?: بكم)?|صباح الخير|مساء الخير|أهلا(?: وسهلا)?(?: بكم)?(?: في)?|كان يا ما كان|تخيل(?:وا)?|هل تعلم(?: أن)?',
  },
  he: {
    connectives: 'של על אל עם בין תחת מעל לפני אחרי בלי או אבל כי כאשר כש איפה אם כמו אשר',
    others: 'את הוא היא הם הן אנחנו אני אתה זה זאת זו היה הייתה היו לא גם כל מאוד תמיד',
    openings: 'שלום(?: לכולם)?|בוקר טוב|ערב טוב|ברוכים הבאים(?: ל)?|היה היה פעם|דמיינו|הידעתם',
  },
  hi: {
    connectives: 'और या लेकिन कि जब जहाँ अगर क्योंकि जो',
    others: 'का की के ने में से को पर एक यह वह ये वे इस उस हर है हैं था थी थे बहुत भी',
    openings: 'नमस्ते|नमस्कार|सुप्रभात|स्वागत है|एक समय की बात है|कल्पना कीजिए|क्या आप जानते हैं(?: कि)?',
  },
  bn: { connectives: 'এবং ও বা কিন্তু যে যখন যেখানে যদি কারণ', others: 'একটি এক এই সেই তার তাদের আমি আমরা সে তারা প্রতি খুব' },
  ta: { connectives: 'மற்றும் அல்லது ஆனால் என்று', others: 'ஒரு இந்த அந்த அவர் அவள் அவன் அது நாம் நான் மிகவும்' },
  ko: {
    connectives: '그리고 하지만 그러나 또는',
    others: '한 이 그 저 매우 아주 또 더',
    openings: '안녕하세요(?: 여러분)?|좋은 아침입니다|환영합니다|옛날 옛적에|상상해 보세요',
  },
}

/** Function words of a language as predicates; all false without a list. `opening`: matches an opening without content. */
export type FunctionWords = {
  readonly isConnective: (word: string) => boolean
  readonly isFunctionWord: (word: string) => boolean
  readonly opening: RegExp | null
}

/** The function words of a language (ISO 639-1). */
export function functionWords(language: string): FunctionWords {
  const { connectives = '', others = '', openings } = WORD_LISTS[language] ?? {}
  const [connectiveSet, otherSet] = [new Set(connectives.split(/\s+/u)), new Set(others.split(/\s+/u))]
  return {
    isConnective: (word) => connectiveSet.has(word),
    isFunctionWord: (word) => connectiveSet.has(word) || otherSet.has(word),
    opening: openings === undefined ? null : new RegExp(`^(?:${openings.replaceAll(/\n\s*/gu, '')})(?![\\p{L}\\p{M}])[\\s,:!.]*`, 'iu'),
  }
}
