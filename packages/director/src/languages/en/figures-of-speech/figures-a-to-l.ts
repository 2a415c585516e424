/** Phrases in which words in brackets are not meant literally, separated by bars: base forms without articles and possessives; `*` stands for one to three words. */
export const FIGURES_A_TO_L = `
[abyss] of despair|accept [cookie]|accusation [fly]|[ace] exam|[ace] in hole|[ace] pilot|[ace] test|achieve * [goal]|across [board]|acting [bug]|adam [apple]|advisory [board]|african [root]
against [tide] of|agile as [cat]|agile as [monkey]|ahead of [game]|air [pocket]|[albatross] around [neck]|alike as two [pea]|alive and [kick]|all [bark] and no [bite]|all [bet] be off|all [boil] down to
all [eye] be on|all [eye] on|all [hell] break loose|[amazon] ceo|[amazon] prime|[amazon] warehouse|[anchor] store|[angel] hair pasta|another [brick] in [wall]|any [port] in [storm]|[appetite] for change
[appetite] for destruction|[appetite] for risk|[apple] ceo|[apple] founder|[apple] headquarters|[architect] of holocaust|[architect] of peace|[architect] of victory|argument hold [water]|[arm] dealer
[arm] embargo|[arm] of galaxy|[arm] of government|[arm] of law|[arm] of state|[arm] race|arm to [tooth]|[arm] trade|[army] of ant|[army] of bot|[army] of engineer|[army] of follower|[army] of robot
[army] of tourist|[army] of volunteer|[army] of worker|arrive on [scene]|[arrow] of time|[arsenal] of excuse|[arsenal] of technique|[arsenal] of trick|[art] of deal|[art] of negotiation|[art] of war
art [scene]|[artery] of city|[artery] of trade|[artery] of traffic|artichoke [heart]|artillery [shell]|ask for [moon]|assault and [battery]|at [dagger] drawn|at [death] [door]|at each other [throat]
at [snail] pace|at top of [lung]|at [war] with itself|atlanta [hawk]|[atomic] habit|audience [howl]|[avalanche] of debt|[avalanche] of information|[avalanche] of message|avoid * like [plague]
avoid like [plague]|[axe] job|[axe] project|[axe] to grind|[baby] boomer|[bachelor] degree|back [seat] driver|[backbone] of army|[backbone] of community|[backbone] of country|[backbone] of economy
[backbone] of industry|[backbone] of internet|[backbone] of nation|[backbone] of society|[backbone] of team|bad [mouth] him|bad [mouth] people|bad [mouth] someone|bad [patch]|[badge] of honor|[bag] of trick
[bait] and switch|[bake] into culture|[bake] into price|[bake] into system|[balance] act|[balance] budget|[balance] diet|[balance] of payment|bald as [coot]|ball and [socket]|[balloon] payment
[balloon] to * million|[banana] republic|[band] of brother|[band] of outlaw|[band] of rebel|bang for [buck]|bang [head] against [wall]|[bank] of danube|[bank] of ganges|[bank] of nile|[bank] of rhine
[bank] of river|[bank] of seine|[bank] of thames|[banner] year|baptism of [fire]|[bar] exam|bar [hop]|[bar] of gold|barely [scratch] surface|[bark] be bad than [bite]|[bark] order|[barrage] of criticism
[barrage] of insult|[barrage] of question|[barrel] down highway|[barrel] of laugh|baseball [pitcher]|[basket] case|[bastion] of|[bat] eyelash|[bat] eyelid|[bat] out of [hell]|[bathe] in light
[bathe] in moonlight|[bathe] in sunlight|batten down [hatch]|battery [die]|[battery] of cannon|[battery] of gun|[battery] of test|[battle] addiction|[battle] against cancer|[battle] against depression
[battle] cancer|[battle] depression|[battle] for survival|battle of [bull] [run]|[battle] of sex|[battle] of will|[battle] of wit|[battle] with cancer|[battle] with depression|bay for [blood]|bay of [pig]
be [backbone] of|be dead [meat]|be [face] with challenge|be [face] with choice|be [face] with problem|be [face] with threat|be [hook] on|be [jewel] of|be like [oil] and [water]|be [nut] about
[beacon] of democracy|[beacon] of freedom|[beacon] of hope|[beacon] of knowledge|[beacon] of light|[beacon] of peace|[bear] brunt|[bear] burden|[bear] claw pastry|[bear] cost of|[bear] fruit|[bear] hallmark
[bear] in mind|[bear] resemblance|[bear] responsibility|[bear] with me|[bear] witness|beat * to [punch]|beat [sword] into [plowshare]|beauty be in [eye]|[beaver] away|become * [hit]|become [backbone] of
[bed] of lettuce|[bed] of river|[bed] of rose|[beef] up defense|[beef] up security|[bell] and [whistle]|belly [button]|belly [growl]|[belly] laugh|[belly] of aircraft|[belly] of beast|[belly] of plane
[belly] of ship|belly [rumble]|[belt] of asteroid|[belt] of island|[belt] of orion|[bench] mark|best [foot] forward|bet bottom [dollar]|better [devil] you know|between [devil] and deep blue [sea]
[bible] of cooking|[bible] of fashion|bidding [war]|big [fan] of|big [hit]|biggest [hit]|[bill] become law|[bill] of right|[bill] pass senate|[bird] in [hand] be worth|[birth] of agriculture
[birth] of cinema|[birth] of civilization|[birth] of computer|[birth] of democracy|[birth] of empire|[birth] of idea|[birth] of industry|[birth] of internet|[birth] of jazz|[birth] of modern|[birth] of nation
[birth] of new era|[birth] of republic|[birth] of rock|[birth] of science|[birth] of star|[birth] of universe|birthday [suit]|bitcoin [miner]|bite [hand] that feed|[bite] off more than|black as [coal]
black as [ink]|black as [night]|black as [pitch]|[blackberry] phone|blame [game]|[blanket] ban|[blanket] in snow|[blanket] of ash|[blanket] of cloud|[blanket] of darkness|[blanket] of fog|[blanket] of gas
[blanket] of ice|[blanket] of moss|[blanket] of snow|[blanket] of star|[blanket] statement|blaze [trail]|[bleed] cash|[bleed] money|bleeding [heart]|blink of [eye]|[blizzard] of lawsuit|[blizzard] of paper
[blizzard] of paperwork|[blood] brother|[blood] feud|[blood] [sweat] and [tear]|[blossom] into career|[blossom] into city|[blossom] into friendship|[blossom] into romance|blow own [horn]|blow own [trumpet]
blow up in * [face]|blow up in [face]|blue as [ocean]|blue as [sea]|blue as [sky]|blue [collar] job|blue [collar] town|blue [collar] worker|blue in [face]|[board] chairman|[board] of director
[board] of trustee|[body] of evidence|[body] of work|[bog] down by|[bog] down in|bold as [brass]|[bolt] from [blue]|bomb [rain] down|[bombard] with ad|[bombard] with information|[bombard] with question
[bombardment] of advertising|[bombardment] of information|[bombardment] of message|[bone] dry|[bone] of contention|[bone] to pick|[bone] up on|[book] accommodation|[book] appointment|[book] flight
[book] hotel|[book] room|[book] ticket|[book] trip|[book] value|[boot] up computer|[bootstrap] company|[bosom] buddy|[bosom] friend|boston red [sox]|[bottle] brush|[bottle] gourd|[bottle] neck
[bottle] up anger|[bottle] up emotion|[bottle] up feeling|[bow] of ship|[bow] out of|[bow] tie pasta|[bow] to pressure|[bowel] of earth|[bowl] over by|[brain] behind|brain [child]|[brain] [drain]
brain [freeze]|[brain] of operation|[branch] of bank|[branch] of government|[branch] of mathematics|[branch] of medicine|[branch] of military|[branch] of physics|[branch] of science|brave as [lion]
break * [heart]|[break] * law|[break] * record|[break] * rule|[break] away from|break [back] of|[break] barrier|break [camel] [back]|[break] code|[break] contract|[break] curse|[break] cycle
[break] deadlock|[break] down barrier|[break] down in tear|[break] down into step|[break] even|[break] free|[break] habit|[break] into laughter|[break] into market|[break] into song|[break] into tear
[break] law|[break] mold|[break] news|[break] out in song|[break] promise|[break] rank|[break] rule|[break] silence|[break] spell|[break] stereotype|[break] story|[break] sweat|[break] taboo
[break] tradition|[break] up with|[breakneck] pace|[breakneck] speed|[breathe] * life into|breathe down * [neck]|breathe down [neck]|[breathe] life into|[breathe] new life into|[breed] contempt
breed like [rabbit]|[breed] resentment|[breed] success|bridal [shower]|[bridge] between culture|[bridge] between generation|[bridge] between past|[bridge] of nose|bright as [button]|bring * out of [shell]
bring * to [knee]|bring down [curtain] on|bring to [bear]|bring to [heel]|bring to [knee]|british [pound]|brother in [law]|brown as [berry]|browser [cookie]|browser [war]|[brush] aside|[brush] off criticism
[brush] up on|[buck] stop here|[buck] trend|budget [balloon]|budget [cut]|[build] * career|[build] * reputation|[build] * trust|[build] audience|[build] brand|[build] career|[build] community
[build] confidence|[build] empire|[build] following|[build] fortune|[build] friendship|[build] habit|[build] momentum|[build] muscle|[build] relationship|[build] reputation|[build] resilience
[build] suspense|[build] tension|[build] trust|[build] wealth|[bullet] point|[bulwark] against|[bundle] of joy|bundle of [nerve]|[bunny] slope|[burn] calorie|[burn] [candle] at both end|[burn] energy
[burn] fat|[burn] [hole] in [pocket]|[burn] midnight [oil]|[burn] rate|[burn] through cash|[burn] through money|[burn] through saving|[burning] desire|[burning] issue|[burning] question|burst onto [scene]
[bury] hatchet|[bury] in book|[bury] in paperwork|[bury] in work|[bury] lede|[bury] talent|[bury] under debt|[bury] under paperwork|[bury] under work|[bush] telegraph|business [take off]|bust [gut]
busy as [beaver]|butter [finger]|[butter] up|[butterfly] stroke|[buzz] with activity|[buzz] with excitement|[buzz] word|by country [mile]|by [hair] breadth|by [hook] or by [crook]|by [leap] and [bound]
by seat of [pants]|[cable] channel|[cable] news|[cake] in dust|[cake] in mud|[cake] walk|call off [dog]|call [spade] [spade]|calm as [millpond]|cambrian [explosion]|campaign [trail]|can not [stomach]
[cap] at * dollar|[cap] emission|[cap] in [hand]|[cap] price|capital [letter]|[captain] of industry|capture * [heart]|capture [heart] of|career [ladder]|career [path]|career [take off]|[carpet] bomb
[carpet] of flower|[carpet] of leaf|[carpet] of moss|[carrot] and [stick]|[cart] before [horse]|[carve] out empire|[carve] out niche|[carve] up africa|cash [injection]|cast * [net] wide|cast * [shadow] over
cast first [stone]|cast [pearl] before [swine]|cast [shadow] over|cast wide [net]|[cat] that get [cream]|[catalyst] for change|[catalyst] for growth|[catalyst] for reform|[catalyst] for revolution
[catalyst] for war|catch * [eye]|catch * red [hand]|[catch] cold|catch [eye]|[catch] imagination of|[catch] on with|catch red [hand]|[catch] up with|catch with [pants] down|[cathedral] of commerce
[cathedral] of learning|[cathedral] of wine|[cement] * legacy|[cement] * reputation|[cement] * status|[cement] legacy|[cement] place|[cement] reputation|[chain] of command|[chain] of custody|[chain] of event
[chain] of hotel|[chain] of island|[chain] of lake|[chain] of mountain|[chain] of restaurant|[chain] of store|[chain] of supermarket|[chain] of volcano|[chain] smoker|[chair] commission|[chair] committee
[chair] meeting|[chair] of board|[chair] of committee|[chair] of department|chance [arm]|change [face] of|change [hand]|changing [face] of|[channel] anger|[channel] energy|[channel] money
[channel] of communication|[channel] surf|[chapter] in history|[chapter] in life|[chapter] of history|[chapter] of life|[chart] course|[chart] hit|[chart] topper|[chase] dream|[chase] goal|[chase] success
[check] in at|[check] into hotel|[check] out of hotel|[cheek] by [jowl]|[chemistry] between actor|[chemistry] between couple|[chemistry] between people|[cherry] pick data|[cherry] pick evidence
[chest] infection|[chest] pain|chicago [bear]|chicago [bull]|chicago [cub]|[chicken] come home to [roost]|[chicken] pox|chill to [bone]|chink in [armor]|[chip] away at|[chip] in money|[chip] off old [block]
[chip] shortage|[choke] off supply|[choke] point|church [head]|[churn] out|city never [sleep]|city of [angel]|claim hold [water]|[clash] of civilization|[clash] of culture|[clash] of titan|[class] struggle
[class] warfare|classic [rock]|[claw] back lead|[claw] back million|[claw] back money|[claw] back territory|[claw] way|clean [sweep]|[clean] up act|clear as [bell]|clear as [crystal]|clear as [glass]
clear as [mud]|click [bait]|cliff [face]|[cliff] hanger|[climate] of distrust|[climate] of fear|[climate] of opinion|climate [summit]|[climb] chart|[climb] corporate [ladder]|[climb] [ladder] of fame
[climb] [ladder] of power|[climb] [ladder] of success|[climb] rank|[climb] social [ladder]|[climb] to power|[cloak] and [dagger]|[cloak] of darkness|[cloak] of invisibility|[cloak] of secrecy|clock [hand]
[clock] speed|close at [hand]|close [book] on|close [stable] door after|close to * [heart]|close to [vest]|[cloud] of doubt|[cloud] of uncertainty|[cloud] of war|[cloud] service|[club] member
[coast] be clear|[coast] to victory|[coat] of [arm]|cock and [bull] story|[cog] in [machine]|[cog] in [wheel]|[coin] name|[coin] phrase|[coin] term|cold as [ice]|cold as [stone]|come back to [haunt]
come [clean] about|come out of [closet]|come to [head]|comfortable in own [skin]|common as [muck]|common [thread]|computer [bug]|[concrete] evidence|[concrete] example|concrete [jungle]|[concrete] plan
[concrete] proof|[concrete] step|conflict [stem] from|congressional [seat]|conquer [heart] of|[constellation] of island|[constellation] of satellite|cook * [goose]|cool [head] prevail|cool [heel]|corn [ear]
[cornerstone] of|corporate [ladder]|cost [balloon]|cost [bomb]|cost [climb]|cost [creep] up|cost of * [climb]|cost of * [skyrocket]|cost of * [soar]|cost [skyrocket]|cost [soar]|costume [ball]
[cottage] cheese|[cottage] industry|[cough] up cash|[cough] up dollar|[cough] up money|court [battle]|[court] controversy|[court] disaster|[court] favor|cover all [base]|cover [track]|[cow] into submission
[crack] code|[crack] down on|[crack] joke|[cradle] of civilization|[cradle] of democracy|[cradle] of humanity|[cradle] of humankind|[cradle] of life|[cradle] of mankind|[cradle] of renaissance|[crane] neck to
[crank] out|[crank] up heat|[crank] up volume|crash and [burn]|[crash] course|[crash] diet|[crash] party|crazy as [loon]|crazy like [fox]|create [buzz]|credit [crunch]|[cripple] debt|[cripple] economy
[cripple] industry|crisis [hit]|[crop] image|[crop] photo|[crop] up|cross [finger]|cross [path] with|[crossroad] of asia|[crossroad] of europe|[crossroad] of trade|crow [foot] around|crowd [mill] around
[crunch] number|[crusade] against corruption|[crusade] against slavery|[crusade] for corruption|[crusade] for slavery|cry [eye] out|[cry] foul|cry [heart] out|cry like [baby]|[cry] out for
cry over spill [milk]|cry over spilt [milk]|crypto [miner]|crypto [mining]|[crystal] clear|[cub] reporter|cubic [foot]|cultural [root]|culture [shock]|culture [war]|cunning as [fox]|[curtain] fall on
[curtain] of light|[curtain] of rain|[curtain] of water|[cut] * cost|[cut] * price|[cut] * some slack|[cut] * tax|[cut] above rest|[cut] and dried|[cut] back on|[cut] both way|[cut] budget|[cut] calorie
[cut] cost|[cut] deal|[cut] down on|[cut] emission|[cut] job|cut like [knife]|cut no [ice]|[cut] off from world|cut off [nose] to spite|[cut] price|[cut] short|[cut] spending|[cut] tax
[cut] through bureaucracy|[cut] through noise|[cut] through red|[cut] tie|cut [tooth] as|cut [tooth] on|cute as [button]|[cutthroat] business|[cutthroat] competition|[cutthroat] industry|[cutthroat] world
daily [grind]|dallas [cowboy]|[dance] around issue|[dance] around topic|[dance] with death|dangle [carrot] in front|dark as [night]|dark [chapter] in|dark [chapter] of|data [mining]|davis [cup]|dawn [break]
[dawn] of civilization|[dawn] of new age|[dawn] of new era|[dawn] on him|[dawn] on me|[dawn] on them|day [break]|day [fly] by|dead as [dodo]|dead as [doornail]|dead [hand] of|dead [heat]|[dead] last
[dead] serious|[dead] wrong|deaf as [post]|dear to * [heart]|death [toll]|debt [balloon]|debutante [ball]|decision [tree]|[deck] be [stack] against|deep [dive] into|deep [pocket]|[degree] celsius
[degree] fahrenheit|delete [file]|[demolish] argument|[demolish] myth|[demolish] opponent|[den] of iniquity|[den] of thief|department [chair]|detroit [lion]|detroit [piston]|detroit [tiger]|[devil] advocate
[devil] be in detail|[devil] food cake|[devil] in detail|[devour] book|[devour] novel|[devour] story|[diamond] in rough|[die] be cast|die like [fly]|[die] of boredom|[die] of embarrassment|[die] of laughter
die on [vine]|different as [chalk] and [cheese]|different [ball] game|different [kettle] of [fish]|[dig] * out of debt|dig [heel] in|dig in [heel]|[dig] into history|[dig] into past|[dig] into topic
[digest] idea|[digest] information|[digest] news|digital [platform]|[dip] into saving|dip [toe] in|dip [toe] into|dire [strait]|[dirt] cheap|disaster [strike]|[dish] out advice|[dish] out punishment
[dive] bar|[dive] deep into|[dive] into history|[dive] into topic|[dive] into world|[dock] pay|[doctor] evidence|[doctor] image|[doctor] photo|[dog] and [pony] show|[dog] by controversy|[dog] by injury
[dog] by problem|[dog] by rumor|[dog] by scandal|[dog] in [manger]|donation [pour] in|[donkey] year|[door] close on chance|[door] close on opportunity|[dose] of humor|[dose] of luck|[dose] of reality
down to [wire]|download [file]|[drag] * into conflict|[drag] * into debate|[drag] * into war|drag name through [mud]|[drag] on for|[drag] queen|[drag] race|[drain] battery|[drain] energy|[drain] of energy
[draw] * crowd|[draw] * to halt|[draw] * tourist|[draw] * visitor|[draw] applause|[draw] attention|[draw] audience|[draw] blank|[draw] breath|[draw] comparison|[draw] conclusion|[draw] criticism
[draw] crowd|[draw] electricity|[draw] fire|[draw] inspiration|[draw] lesson|draw line in [sand]|[draw] million|[draw] near|[draw] parallel|[draw] praise|[draw] salary|[draw] strength|[draw] thousand
[draw] to close|[draw] tourist|[draw] up contract|[draw] up plan|[draw] visitor|dream go up in [smoke]|[dream] job|[dream] team|[dream] up|[drive] by curiosity|[drive] by desire|[drive] by fear
[drive] by greed|[drive] by profit|[drive] change|[drive] demand|[drive] growth|drive [home] message|drive [home] point|[drive] innovation|[drive] price|[drive] to despair|[drive] to extinction
[drive] up price|drop [bombshell]|[drop] in price|[drop] in temperature|drop like [fly]|drop like [stone]|[drop] out of|[drown] out|[drown] sorrow|drug [ring]|drug [trial]|[drum] up business
[drum] up interest|[drum] up support|drunk as [lord]|drunk as [skunk]|dry as [bone]|dry as [dust]|dry [run]|dry [spell]|[duck] out of meeting|[duck] question|[duck] responsibility|dull as [dishwater]
[dwarf] galaxy|eager [beaver]|[eagle] eyed|[ear] of barley|[ear] of rice|[ear] to [ground]|early [sign]|early [stage]|east [wing] of|easy as fall off [log]|easy [buck]|easy on [eye]
[eat] away at confidence|[eat] away at profit|[eat] away at saving|[eat] cost|eat [crow]|eat [heart] out|[eat] into margin|[eat] into profit|[eat] into saving|eat like [bird]|eat like [horse]
eat like [king]|eat out of [house] and [home]|[eat] through budget|[eat] through saving|[eat] up budget|[eat] up memory|[eat] up time|[echo] chamber|[echo] concern|[echo] sentiment|[eclipse] by fame
[eclipse] by rival|[eclipse] by success|economic [muscle]|economic [summit]|economic [tie]|economy [crash]|economy [tank]|[edge] of [seat]|editorial [board]|[elbow] room|election [fever]
electromagnetic [field]|[elephant] grass|elevator [pitch]|[embrace] * culture|[embrace] * idea|[embrace] * technology|[embrace] challenge|[embrace] change|[embrace] christianity|[embrace] culture
[embrace] failure|[embrace] idea|[embrace] innovation|[embrace] islam|[embrace] technology|[embrace] uncertainty|emotional [rollercoaster]|emotional [scar]|empty [nest] nester|empty [nest] syndrome
end in [tie]|end of [road] for|engine [die]|[engine] of change|[engine] of economy|[engine] of growth|engine [purr]|engine [roar]|[engineer] comeback|[engineer] coup|[engineer] victory|english [channel]
enough on [plate]|every [corner] of earth|every [corner] of globe|every [corner] of world|every [rose] have [thorn]|every trick in [book]|everything come up [rose]|evolutionary [tree]|[execute] command
[execute] plan|[execute] program|executive [board]|[explode] in popularity|[explode] onto scene|[explode] with anger|[explosion] of art|[explosion] of color|[explosion] of creativity|[explosion] of flavor
[explosion] of growth|[explosion] of interest|[explosion] of joy|[explosion] of life|extend olive [branch]|[eye] candy|[eye] catch|[eye] catching|[eye] of cyclone|[eye] of hurricane|[eye] of storm
[eye] of typhoon|[eye] opener|[eye] prize|[fabric] of reality|[fabric] of society|[face] backlash|[face] challenge|[face] charge|[face] choice|[face] competition|[face] consequence|[face] crisis
[face] criticism|[face] danger|[face] death|[face] difficulty|[face] dilemma|[face] enemy|[face] execution|[face] extinction|[face] fact|[face] fear|[face] of cliff|[face] of earth|[face] of moon
[face] of planet|[face] off against|[face] poverty|[face] pressure|[face] prison|[face] problem|[face] reality|[face] shortage|[face] starvation|[face] threat|[face] trial|[face] up to|[face] value
[factory] reset|[factory] setting|[fall] * in love|[fall] apart|[fall] asleep|fall at first [hurdle]|[fall] back on|[fall] behind|[fall] flat|[fall] from grace|[fall] from power|[fall] ill|[fall] in line
[fall] in love|[fall] into category|[fall] into debt|[fall] into disrepair|fall into [lap]|[fall] into place|[fall] into ruin|[fall] into trap|fall like [stone]|[fall] of constantinople|[fall] of empire
[fall] of rome|fall off [wagon]|fall on deaf [ear]|[fall] on hard time|[fall] out of favor|[fall] pregnant|[fall] prey|[fall] short|[fall] silent|fall through [crack]|[fall] under spell|[fall] victim
fame go to [head]|family [tie]|[fan] base|[fan] club|[fan] favorite|farm [hand]|fashion [house]|fast as [bullet]|fast as [lightning]|fast [track]|fat as [pig]|father in [law]|[father] of chemistry
[father] of computer|[father] of economics|[father] of geometry|[father] of history|[father] of medicine|[father] of modern|[father] of nation|[father] of physics|[father] of science|fear into [heart] of
fear [stem] from|feast [eye] on|feather own [nest]|feel * in [bone]|feel like million [dollar]|[ferret] out|[fever] dream|[fever] pitch|[fiddle] while [rome] [burn]|[field] of expertise|[field] of interest
[field] of medicine|[field] of physics|[field] of research|[field] of science|[field] of study|[field] of view|[field] of vision|[field] question|[field] team|fierce as [lion]|fierce as [tiger]
[fight] against cancer|[fight] against disease|[fight] against poverty|[fight] cancer|[fight] disease|[fight] for attention|[fight] for equality|[fight] for justice|[fight] for right|[fight] for survival
fight like [cat] and [dog]|fight like [lion]|fight like [tiger]|[fight] poverty|fight [tooth] and [nail]|fighter [ace]|[file] * complaint|[file] * lawsuit|[file] * patent|[file] claim|[file] complaint
[file] for bankruptcy|[file] for divorce|[file] lawsuit|[file] patent|[file] report|[file] tax|fill [vacuum]|film [score]|filter [bubble]|final [hurdle]|final [leg] of|final [piece] of|final [stage]
final [straw]|financial [goal]|financial [muscle]|find it in [heart]|fine [kettle] of [fish]|[finger] food|[finger] in * [pie]|[finger] in [pie]|[finger] on [pulse]|[finger] to [bone]|[fire] boss|[fire] ceo
[fire] coach|fire [drill]|[fire] employee|[fire] from apple|[fire] from company|[fire] from job|fire [gut]|[fire] in [belly]|[fire] manager|[fire] off email|[fire] off letter|[fire] off question
[fire] staff|[fire] teacher|[fire] up computer|[fire] up crowd|[fire] up engine|[fire] worker|first [class] cabin|first [class] passenger|first [class] ticket|first [leg] of|first [stage]|first [step] in
first [wave] of|fiscal [cliff]|[fish] for answer|[fish] for compliment|[fish] for information|fit * like [glove]|fit as [fiddle]|fit [bill]|fit like [glove]|fit together like [puzzle]|five [star] hotel
five [star] review|fix [bug]|[flag] down taxi|[flag] problem|[flag] ship|[flame] of passion|[flame] of rebellion|[flame] of revolution|[flame] war|[flash] in [pan]|flat as [pancake]|[flavor] of month
[flesh] and [blood]|[flesh] out|flip side of [coin]|[flirt] with danger|[flirt] with disaster|[flirt] with idea|[float] around idea|[float] currency|[float] idea|[flock] of people|[flock] of tourist
[flock] of visitor|[flock] to city|[flock] to museum|[flock] to see|[flock] to store|[flock] to theater|[flood] market|[flood] of complaint|[flood] of data|[flood] of email|[flood] of emotion
[flood] of immigrant|[flood] of light|[flood] of memory|[flood] of message|[flood] of money|[flood] of order|[flood] of refugee|[flood] of request|[flood] of tear|[flood] of tourist|[flood] of visitor
[flood] with call|[flood] with request|florida [key]|[flow] chart|[flower] child|[flower] power|[fly] in ointment|[fly] into rage|[fly] off handle|[fly] off shelf|fog [bank]|[fog] of confusion
[fog] of uncertainty|[fog] of war|fold like cheap [suit]|follow * to [letter]|follow [heart]|follow [suit]|food [desert]|food [run] out|food [scene]|[foot] above|[foot] away|[foot] below|[foot] deep
[foot] high|[foot] in diameter|[foot] in door|[foot] in height|[foot] in length|[foot] long|[foot] of alp|[foot] of bed|[foot] of cliff|[foot] of cross|[foot] of glacier|[foot] of hill|[foot] of mountain
[foot] of page|[foot] of snow|[foot] of stair|[foot] of volcano|[foot] of water|[foot] per second|[foot] tall|[foot] thick|[foot] underground|[foot] wide|football [fan]|football [fever]
for all [tea] in [china]|for [eye] only|for [record]|force * [hand]|force [field]|[ford] [mustang]|forest [floor]|[forest] of chimney|[forest] of mast|[forest] of skyscraper|[forge] * alliance
[forge] * bond|[forge] * path|[forge] ahead|[forge] alliance|[forge] bond|[forge] career|[forge] document|[forge] friendship|[forge] identity|[forge] partnership|[forge] passport|[forge] path
[forge] signature|[fork] in river|[fork] in road|[fork] out for|[fork] out money|[fork] over cash|[fork] over money|form [backbone] of|[fortress] mentality|[fortress] of solitude|fortune go up in [smoke]
[foundation] of civilization|[foundation] of democracy|[foundation] of economy|[foundation] of mathematics|[foundation] of modern|[foundation] of science|[foundation] of society|[foundation] of wealth
founding [father]|[fountain] of information|[fountain] of knowledge|[fountain] of wisdom|four [corner] of earth|four [corner] of globe|four [corner] of world|[fox] guard [henhouse]|[fox] news|fragile as [glass]
[frame] for crime|[frame] for murder|[frame] of mind|[frame] of reference|free [rein]|free [trial]|[freeze] account|[freeze] asset|[freeze] wage|fresh as [daisy]|fresh [coat] of|friend of [mine]
friendship [blossom]|from [cradle] to [grave]|from [head] to [toe]|from [pillar] to [post]|from [soup] to [nut]|[fruit] of hard work|[fruit] of labor|[fruit] of victory|[fuel] anger|[fuel] curiosity
[fuel] debate|[fuel] demand|[fuel] economy|[fuel] fear|[fuel] growth|[fuel] inflation|[fuel] rumor|[fuel] speculation|[fuel] war|full [house] of three|full [house] poker|fully [book]|[funnel] money
funny [bone]|[fur] [fly]|[gallows] humor|[game] be up|[game] theory|[garden] variety|[gateway] drug|[gateway] to africa|[gateway] to asia|[gateway] to europe|[gear] toward|[gear] up for|[gem] of city
[gem] of island|[gem] of town|gene [bank]|[general] public|[general] rule|[genie] be out of [bottle]|gentle as [dove]|gentle as [lamb]|[gentleman] agreement|get * into [head]|get away with few [scratch]
get [hang] of|get [head] around|get [hook] on|get in on ground [floor]|get [kick] out of|get off on wrong [foot]|get on * [nerve]|get on [nerve]|get [wind] of|[ghost] of past|[ghost] writer|giant [leap] for
giant [leap] forward|[giant] of industry|[giant] of literature|[giant] of science|gift [horse] in [mouth]|gigabyte of [ram]|give * [leg] up|give [inch] take [mile]|give [shirt] off [back]|give up [ghost]
glacier [tongue]|[glimmer] of hope|global [stage]|[glue] to phone|[glue] to screen|[glue] to tv|go against [grain]|go behind * [back]|go down like [lead] [balloon]|go [hat] in [hand]|go like [bomb]
go [nut] over|go on [strike]|go over like [lead] [balloon]|go to [bat] for|go [toe] to [toe]|go under [knife]|go whole [hog]|go with [flow]|go with [gut]|[goal] be to|[goal] of|gold [fever]|good as [gold]
good [head] on shoulder|[goose] bump|[goose] pimple|[goose] step|[gospel] truth|[grab] attention|[grab] bite|[grab] headline|grab [tiger] by [tail]|graceful as [swan]|[grail] of|[grain] of truth
[grandfather] paradox|grasp at [straw]|[grasp] concept|[grasp] idea|[grasp] meaning|[grass] be always green|[grass] be green on|[grass] root movement|[grassroots] movement|[grave] consequence|[grave] danger
[grave] mistake|[graveyard] of atlantic|[graveyard] of empire|[graveyard] of ship|[graveyard] shift|gravitational [field]|[gravity] of crime|[gravity] of situation|grease * [palm]|grease [palm]
great [leap] forward|greek [letter]|green as [grass]|green eyed [monster]|green [oasis]|grin and [bear]|grin from [ear] to [ear]|[grind] to halt|grist for [mill]|[groom] as successor|[groom] for power
[groom] to become|grow like [weed]|[gulf] between rich|[gulf] between two|[gulf] between wealthy|[gulf] war|[gun] for promotion|[gun] for title|[gut] by fire|[gut] instinct|[gut] reaction|[hail] of arrow
[hail] of bullet|[hail] of gunfire|[hair] trigger|[ham] it up|[hammer] and [tong]|[hammer] home|[hammer] out agreement|[hammer] out deal|hand * on silver [platter]|[hand] in [glove] with|[hand] in marriage
[hand] in [till]|[hand] of clock|[hand] of fate|[hand] of watch|[hand] off approach|[hand] to [mouth]|[hang] around with|[hang] out with|[hang] up phone|happy as [clam]|happy as [lark]|happy as [pig] in mud
[harbinger] of|[harbor] doubt|[harbor] grudge|[harbor] resentment|hard as [iron]|hard as [nail]|hard as [rock]|hard as [steel]|hard as [stone]|hard [nut] to crack|hard on [heel]|harmless as [dove]
[harness] energy|[harness] power|[harness] wind|[harp] on about|[harvest] data|[harvest] energy|[harvest] organ|[hat] off to|[hatch] plan|[hatch] plot|[hatch] scheme|[hatchet] job|[hatchet] man
hate * [gut]|[haunt] by guilt|[haunt] by memory|[haunt] by past|have * under [belt]|have [bat] in [belfry]|have [gut] to|have [hand] full|have [hand] in create|have [hand] in creation|have [hand] in design
have [hand] in make|have [heart] set on|have last [laugh]|have [leg] to stand on|have lot on [plate]|have [memory] of [elephant]|have [nerve] to|have [nose] for|have [root] in africa|have [root] in ancient
have [screw] loose|have [stomach] for|have [tiger] by [tail]|head and [shoulder] above|[head] coach|[head] count|[head] first into|[head] home|[head] north|[head] of broccoli|[head] of cattle
[head] of cauliflower|[head] of church|[head] of company|[head] of delegation|[head] of department|[head] of design|[head] of family|[head] of fbi|[head] of garlic|[head] of government|[head] of household
[head] of line|[head] of operation|[head] of police|[head] of queue|[head] of research|[head] of school|[head] of security|[head] of sheep|[head] of table|[head] or [tail] of|[head] over [heel]|[head] south
[head] start|[head] to [head]|[head] west|[head] will roll|heal [wound] of|hear [pin] drop|[heart] and mind|[heart] go out to|[heart] grow fond|[heart] in right place|[heart] of * capital|[heart] of * city
[heart] of * country|[heart] of * desert|[heart] of africa|[heart] of america|[heart] of asia|[heart] of city|[heart] of empire|[heart] of europe|[heart] of [lion]|[heart] of london|[heart] of paris
[heart] of town|[heart] of village|[heart] to [heart] conversation|[heart] to [heart] talk|[heartbeat] away from|[heartbeat] of city|[heartbeat] of nation|[heat] of battle|[heat] of moment
[hedge] against inflation|hedge [bet]|[hell] bent on|[hell] [freeze] over|hell in [handbasket]|[hen] night|[hen] party|[herd] immunity|[herd] mentality|[herd] of people|[herd] of reporter|[herd] of tourist
hidden [gem]|high as [kite]|high [horse]|higher [plane]|highway [snake]|hill of [bean]|[hinge] on ability|[hinge] on decision|[hinge] on idea|[hinge] on outcome|[hinge] on question|[hinge] on success
[hinge] on whether|hire and [fire]|hire [hand]|hiring [freeze]|[hit] * billion|hit * like [hammer]|hit * like [truck]|[hit] * million|[hit] * percent|[hit] airwave|[hit] album|[hit] all time
[hit] and miss|[hit] below [belt]|hit close to [home]|[hit] game|[hit] ground run|[hit] ground running|[hit] gym|[hit] hard by|[hit] headline|[hit] it off|hit like [hammer]|hit like [truck]|[hit] low
[hit] market|[hit] milestone|[hit] movie|[hit] musical|hit [nerve]|[hit] new high|[hit] newsstand|[hit] number|[hit] on idea|[hit] or [miss]|hit pay [dirt]|[hit] peak|[hit] puberty|hit raw [nerve]
[hit] record|[hit] series|[hit] shelf|[hit] show|[hit] snag|[hit] spot|[hit] theater|hitch [wagon] to|[hive] of activity|[hog] limelight|[hog] spotlight|hold * at [bay]|hold * in [palm] of [hand]
holy [cow]|home be where [heart] be|[home] in on|[home] straight|[home] stretch|[home] truth|[honey] trap|[honeymoon] period|[honeymoon] phase|[hook] up with|[hop] on bus|[hop] on plane|[hop] on train
hope go up in [smoke]|[horn] of africa|[horse] of different color|[horse] power|[horsehead] nebula|[host] city|[host] country|[host] nation|[host] of challenge|[host] of problem|[host] of reason
hot [button] issue|hot [seat]|hot [shot]|hot [spell]|hot under [collar]|[hotbed] of|hour [fly] by|house [hunt]|house [hunter]|[house] music|[house] of habsburg|[house] of tudor|[house] of windsor
[hover] around * percent|[hug] coast|[hug] coastline|[hug] shore|huge [fan] of|human [shield]|humble [root]|hundred [foot]|hundred of [foot]|hundred [yard]|[hunger] for knowledge|[hunger] for power
[hunger] for success|hungry as [bear]|hungry as [horse]|hungry as [lion]|hungry as [wolf]|[hungry] for knowledge|[hungry] for power|[hungry] for success|ice [tongue]|idea [stem] from|[ignite] debate
[ignite] interest|[ignite] passion|imagination [run]|in [card] for|in [doghouse] with|in for [penny]|in full [swing]|in [general]|in [heart] of|in [key] of|in [lap] of god|in new [light]
in one [ear] and out|in [print]|in safe [hand]|in seventh [heaven]|in short [run]|in [stock]|in [store] for|in this [neck] of|in [vacuum]|indie [rock]|inflation [creep] up|information [highway]
information [leak]|information [superhighway]|[ingredient] for happiness|[ingredient] for success|[ingredient] of happiness|[ingredient] of success|[inject] capital into|[inject] cash into|[inject] money into
inner [demon]|innocent as [lamb]|inside [track]|international [stage]|into wrong [hand]|invisible [hand]|[iron] lady|[iron] out detail|[iron] out difference|[iron] out issue|[iron] out problem|[iron] will
island [hop]|[island] of calm|[island] of peace|[island] of stability|[itch] to go|[itch] to see|[itch] to try|itchy [foot]|[ivory] coast|[jack] of all trade|[jaguar] car|[jaguar] xj|[jam] packed
[jam] session|[jaw] of death|[jaw] of defeat|[jewel] of adriatic|[jewel] of caribbean|[jewel] of mediterranean|job at [hand]|job [hop]|job [hunt]|job [hunter]|join [club]|[joint] effort|[joint] statement
judge [book] by [cover]|[judge] of character|[juggle] career|[juggle] job|[juggle] work|[jump] at chance|jump down * [throat]|jump out of [skin]|[jump] queue|[jump] start|[jump] to conclusion|[jump] to next
[jungle] of concrete|[jungle] of regulation|[jungle] of steel|[jury] be still out|just [scratch] surface|just what [doctor] order|[kangaroo] court|keen as [mustard]|keep * at [arm] length|keep * at [bay]
keep * in [check]|keep * on [toe]|keep at [bay]|keep [chin] up|keep cool [head]|keep [eye] open for|keep [eye] peel|keep [finger] cross|keep [nose] out of|[kernel] of truth|[key] battle|[key] component
[key] difference|[key] element|[key] factor|[key] feature|[key] figure|[key] idea|[key] ingredient|[key] issue|[key] moment|[key] player|[key] point|[key] principle|[key] question|[key] reason
[key] role|[key] takeaway|[key] west|[keystone] species|[kick] * when be down|[kick] habit|[kick] in [tooth]|[kick] off|[kick] start|[kill] deal|[kill] joke|[kill] vibe|[kindle] hope|[kindle] interest
[kindle] love|[king] of beast|[king] of comedy|[king] of hill|[king] of horror|[king] of jungle|[king] of pop|[king] of ring|[king] of rock|[king] of swing|[king] size|[kiss] of death|knee deep in [debt]
[knee] jerk reaction|[knight] in shining [armor]|knock * [sock] off|knock it out of [park]|knock on [wood]|[knot] of people|[knot] per hour|know [drill]|know which side [bread] be butter|[knuckle] down
labor [strike]|[labyrinth] of alley|[labyrinth] of rule|[labyrinth] of street|[ladder] of success|[lady] finger|[land] * deal|[land] * job|[land] * role|[land] deal|land [grab]|[land] in hospital
[land] in jail|[land] in trouble|[land] job|land of [milk] and [honey]|[land] role|[landmark] agreement|[landmark] case|[landmark] decision|[landmark] ruling|[landmark] study|[lap] of luxury|large [scale]
last [gasp]|last [leg] of|late [bloomer]|[laugh] all way to [bank]|laugh [head] off|[laughing] [stock]|[launch] * campaign|[launch] * company|[launch] * product|[launch] app|[launch] attack|[launch] brand
[launch] business|[launch] campaign|[launch] career|[launch] company|[launch] invasion|[launch] investigation|[launch] magazine|[launch] offensive|[launch] product|[launch] program|[launch] service
[launch] startup|[launch] website|[launder] money|[laundry] list|[law] of gravity|[law] of nature|[law] of physics|lay down [arm]|lay [eye] on|lay [foundation] for|[layer] of meaning|lead * by [nose]
lead * up garden [path]|lead down garden [path]|lead [horse] to [water]|[leaf] through book|[leaf] through magazine|[leaf] through page|league [table]|[leak] document|[leak] information|[leak] to press
[leap] at chance|[leap] to conclusion|[leap] to fame|[leapfrog] competition|[leapfrog] competitor|[leapfrog] rival|learn about [bird] and [bee]|learn [python]|leave bad [taste] in [mouth]
leave bitter [taste] in [mouth]|leave holding [bag]|[leech] off|left [bank] of|left [wing] party|left [wing] politics|[leg] of journey|[leg] of race|[leg] of tour|[leg] of trip|legion of [fan]|lend * [hand]
lend [ear]|[leopard] can not change [spot]|[leopard] change [spot]|let [fox] into [henhouse]|[letter] of alphabet|[letter] of law|level [head]|lick * [boot]|lick [wound] after|lie through [tooth]
life be bowl of [cherry]|life behind [bar]|[lifeblood] of|[lifeline] for|[lift] * out of poverty|[lift] ban|[lift] curse|[lift] embargo|[lift] lockdown|[lift] mood|[lift] restriction|[lift] sanction
[lift] siege|[lift] spirit|[lightbulb] moment|[lightning] speed|[lightning] war|like [back] of [hand]|like [bear] with sore [head]|like broken [record]|like [bull] at [gate]|like [cat] on hot tin [roof]
like [chalk] and [cheese]|like [deer] in [headlight]|like [dog] with [bone]|like [dog] with two [tail]|like [duck] to [water]|like [fish] in [barrel]|like [game] of [poker]|like greased [lightning]
like herd [cat]|like hot [knife]|like [house] on [fire]|like [kid] in [candy] [shop]|like [knife] through [butter]|like [lamb] to [slaughter]|like [moth] to [flame]|like [phoenix] from|like [pig] in clover
like [pig] in mud|like pull [tooth]|like [rabbit] in [headlight]|like [sardine] in can|like [sardine] in tin|like [sheep] to [slaughter]|like take [candy] from [baby]|like [thief] in [night]
like two [pea] in [pod]|like watch [paint] dry|like [wildfire]|line * [pocket]|line of [fire]|line [pocket]|line [snake] along|line [snake] through|[lip] be [seal]|[lip] of canyon|[lip] of crater
[lip] of volcano|[lip] of waterfall|[lip] service|lipstick on [pig]|little [bird] tell|live in [shadow] of|live like [king]|living [hell]|lock stock and [barrel]|[log] in to|[log] into account
[log] into app|[log] into computer|[log] into facebook|[log] into system|[log] into website|[log] out of account|[log] out of app|long in [tooth]|look at big [picture]|look before you [leap]|look [dagger] at
look down [nose]|look like million [dollar]|lose [battle] to cancer|lose by [nose]|lose [face]|lose [nerve]|lose [sleep] over|loud as [thunder]|love [blossom]|lucky [devil]|[lung] of city|[lung] of earth
[lung] of planet|[lung] of world|mad as [hatter]|mad as [hornet]|magic [bullet]|[magnet] for artist|[magnet] for tourist|[magnet] for visitor|[maiden] flight|[maiden] name|[maiden] voyage|main [goal]
`
