/** The most frequent words of languages written in Latin letters, by ISO 639-1 code. */
export const LANGUAGE_WORDS: Readonly<Record<string, string>> = {
  en: `a an the and of to in is that it was for on are with as they be at this have from or had by not but what all were when we there can an your which
    their said if will each about how up out them then she many some so these would other into has her two like him see could no make than first been its
    who now people my made over did down only way find use may water long little very after words called just where most know get through back much before
    go good new write our me man too any day same right look think also around another came come work three word must because does part even place well such
    here take why things help put years different away again off went old number great tell men say small every found still between name should home big give
    air line set own under read last never us left end along while might next sound below saw something thought both few those always looked show large often
    together asked house don't world going want school important until food keep children began it's i you he his do`,
  es: `de la que el en y a los del se las por un para con no una su al lo como más pero sus le ya o este sí porque esta entre cuando muy sin sobre también
    me hasta hay donde quien desde todo nos durante todos uno les ni contra otros ese eso ante ellos esto mí antes algunos qué unos yo otro otras otra él
    tanto esa estos mucho quienes nada muchos cual poco ella estar estas algo nosotros mi tú te ti tu es son fue era está están tiene hace cada día vida mundo
    noche mañana nunca siempre aunque así había gran años`,
  fr: `de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont la mais comme ou si leur y dont elle deux ces l d c
    être aux avec cette ont ses était sans nous vous ils je son tout mon même fait bien où quand peut encore chaque jour nuit monde très aussi votre notre
    c'est d'un d'une qu'il qu'elle puis toujours jamais alors après avant parce petit petite`,
  de: `der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am
    sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch man sein wurde sei ich wir ihr mein dein wenn was wo wer warum jeden
    tag nacht welt immer nie kann können schon hier dann wieder unter ihre seine unser keine ganz jetzt`,
  pt: `de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à seu sua ou ser quando muito há nos já está eu
    também só pelo pela até isso ela entre era depois sem mesmo aos ter seus quem nas me esse eles estão você tinha foram essa num nem suas meu às minha têm
    numa pelos elas havia seja qual será nós dia noite mundo sempre nunca cada onde porque antes alguém ninguém desde todos todas vida anos`,
  it: `di e il la che in a per è un con non una sono da le si dei del nel alla della i come più ma al lo anche gli ha se o su mi ci ne cui tra era questo
    questa suo sua loro delle quando essere dal sul nella dalla perché molto tutto tutti ogni giorno notte mondo sempre mai dove chi cosa io tu noi voi
    ancora poi così dopo prima senza fare può hanno c'è l'acqua`,
  nl: `de en van het een in is dat op te zijn met die voor niet aan er om hij dan zou of wat mijn men dit zo door over ze zich bij ook tot je mij uit der
    daar haar naar heb hoe heeft hebben deze u want nog zal me zij nu ge geen omdat iets worden toch al waren veel meer doen toen moet ben zonder kan hun dus
    alles onder ja eens hier wie werd altijd doch wordt wezen kunnen ons zelf tegen na reeds wil kon niets uw iemand geweest andere elke dag nacht wereld waarom`,
  sv: `och det att i en jag hon som han på den med var sig för så till är men ett om hade de av icke mig du henne då sin nu har inte hans honom skulle hennes
    där min man ej vid kunde något från ut när efter upp vi dem vara vad över än dig kan sina här ha mot alla under någon eller allt mycket sedan ju denna
    själv detta åt utan varit hur ingen mitt ni bli blev oss din dessa några deras blir mina samma vilken er sådan vår varje dag natt världen aldrig alltid`,
  da: `og i jeg det at en den til er som på de med han af for ikke der var mig sig men et har om vi min havde ham hun nu over da fra du ud sin dem os op man
    hans hvor eller hvad skal selv her alle vil blev kunne ind når være dog noget ville jo deres efter ned skulle denne end dette mit også under have dig anden
    hende mine alt meget sit sine vor mod disse hvis din nogle hos blive mange ad bliver hendes været thi jer sådan hver dag nat verden aldrig altid hvorfor`,
  nb: `og i jeg det at en et den til er som på de med han av ikke der var meg seg men har om vi min hadde hun nå over da fra du ut sin dem oss opp man kan
    hans hvor eller hva skal selv her alle vil ble kunne inn når være kom noen noe ville dere deres etter ned skulle denne enn dette mitt også under ha deg
    henne mine mye disse hvis din noen blir mange hver dag natt verden aldri alltid hvorfor vår bare sammen gjennom fordi`,
  fi: `ja on ei se että hän oli joka mutta kun niin ovat myös en kuin jos mitä sen ole nyt sitten minä sinä me te he tämä tuo ne nämä siellä täällä kaikki
    vain vielä jo hyvin voi olla mikä missä koska miksi sekä tai kanssa jälkeen ennen yli alla joka päivä yö maailma aina koskaan itse hänen meidän heidän
    olisi olen olet olemme olette ollut tulee tuli`,
  pl: `i w na z się nie do to że jest o jak a po za od przez ale co już tak czy tylko dla ma być ze jego jej był była było są który która które tego tym
    gdy kiedy może ich też my wy oni one ja ty on ona bardzo jeszcze gdzie dlaczego każdy każdego dzień noc świat zawsze nigdy przed pod nad między sobie
    mnie ci nas was jako albo lub więc bo`,
  tr: `ve bir bu da de için ile çok ne o gibi daha kadar ama var en olarak ben sen biz siz onlar her şey mi mı mu mü değil sonra önce ki olan oldu olduğu
    diye bunu onu nasıl neden niçin hiç şimdi yok iyi gün gece dünya zaman insan içinde üzerinde arasında ise veya ya hem kendi bütün tüm yeni büyük küçük
    güzel vardı`,
  vi: `và của là có không được trong một cho với người này những các đã khi để ra đến như từ cũng lại về tôi anh em chúng ta họ nó bạn rất nhiều thì mà
    ở vì sao đó năm ngày đêm thế giới nước con trên dưới đi làm hơn vào sẽ đang còn phải nếu nhưng bởi tất cả mỗi bao giờ luôn`,
  ms: `yang dan di itu dengan untuk ini dari dalam tidak pada akan ada ke kita mereka dia saya kami anda adalah oleh atau juga telah sudah boleh bisa lebih
    seperti karena kerana apabila ketika setiap hari malam dunia banyak orang satu semua saat mengapa bagaimana lagi sangat masih hanya selalu tahun besar
    kecil baru tetapi tapi jika kalau para bagi antara tersebut nya`,
  tl: `ang ng sa mga na ay at si ni ko mo ka siya niya ito iyan iyon hindi kung para may mayroon ako ikaw tayo kami kayo sila natin namin ninyo nila ng
    isang nang pero dahil kapag bakit paano saan kailan lahat bawat araw gabi mundo palagi tao bata lang din rin po naman kaya pa ba upang mula hanggang
    kanyang aking iyong ating`,
}
