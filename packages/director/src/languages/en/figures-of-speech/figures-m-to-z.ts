/** Phrases in which words in brackets are not meant literally, separated by bars: base forms without articles and possessives; `*` stands for one to three words. */
export const FIGURES_M_TO_Z = `
major [hurdle]|majority [whip]|make clean [break]|make clean [breast] of|make [hay] while [sun] shine|make [head] or [tail]|make [headline]|make heavy [weather]|make [mountain] out of [molehill]
make no [bone] about|many [iron] in [fire]|many [moon] ago|[map] genome|[map] out future|[map] out plan|[map] out route|market [cap]|[market] economy|market never [sleep]|[mask] fact|[mask] problem
[mask] truth|masked [ball]|[master] degree|[master] plan|[match] color|[match] for|[match] speed|matter at [hand]|[maze] of alley|[maze] of regulation|[maze] of street|[mecca] for shopper
[mecca] for surfer|[mecca] of shopper|[mecca] of surfer|meet [match]|[melting] [pot]|memory [flood] back|mend [fence] with|mental [scar]|[metal] band|miami [dolphin]|microsoft [window]|middle [class]
[milestone] in|military [muscle]|[milk] of human kindness|millennium [bug]|million [buck]|million of [fan]|[millstone] around [neck]|mind [eye]|mind [race]|[mine] bitcoin|[mine] cryptocurrency|[mine] data
[minefield] of|minnesota [viking]|[mint] coin|[mint] condition|[mint] money|[mirror] of society|[mirror] of soul|[mirror] of time|miss by [mile]|missing [link]|missing [piece] of|mixed [bag]
money go to [head]|money go up in [smoke]|money [pour] in|money [pour] into|money [run] out|money to [burn]|money [trail]|[monkey] around with|[monkey] bread|[monkey] on back|[monster] hit|[monument] to ego
[monument] to folly|[monument] to greed|mood [swing]|moore [law]|[mop] up resistance|moral [compass]|more than meet [eye]|more than one way to skin [cat]|mortar [shell]|[mosaic] of culture|[mosaic] of field
[mosaic] of island|[mosaic] of language|[mosaic] of neighborhood|[mosaic] of people|mother in [law]|[mother] lode|[mother] of all|[mother] of invention|[mother] ship|mother [tongue]|motor [purr]
motor [roar]|[mountain] of cash|[mountain] of data|[mountain] of debt|[mountain] of evidence|[mountain] of food|[mountain] of garbage|[mountain] of money|[mountain] of paper|[mountain] of paperwork
[mountain] of trash|[mountain] of work|[mouse] pointer|[mouth] of bay|[mouth] of bottle|[mouth] of cave|[mouth] of creek|[mouth] of estuary|[mouth] of fjord|[mouth] of harbor|[mouth] of river
[mouth] of tunnel|[mouth] of volcano|[mouth] to feed|[mouth] [watering]|move [goalpost]|move [heaven] and [earth]|movie [tank]|[mud] slinging|mug [shot]|multiplication [table]|multiply like [rabbit]
multiply like [virus]|multiply like [weed]|[murder] of crow|murphy [law]|[muscle] in on|[muscle] way into|music [scene]|[nail] biting|naked as [jaybird]|name be [mud]|name [stem] from|native [tongue]
nature abhor [vacuum]|navy [seal]|near and dear to [heart]|neat as [pin]|[neck] of bottle|[neck] of guitar|[neck] of land|[neck] of wood|neighborhood [watch]|[nerve] center of|[nerve] racking
nervous as [cat]|[nest] doll|[nest] of spy|[nest] of viper|[nestle] among|[nestle] between|[nestle] in valley|[net] gain|[net] loss|[net] result|[net] weight|never [rain] but [pour]|never [sleep] city
new [chapter] in|new [chapter] of|new york [giant]|newly [mint]|news [anchor]|news [leak]|newton [law]|next [leg] of|next [step]|[nickel] and [dime]|night [fall]|[nightmare] scenario|no [gut] no glory
no [smoke] without [fire]|no spring [chicken]|north [face]|north [wing] of|[nose] dive|[nose] job|[nose] of aircraft|[nose] of plane|[nose] of rocket|[nose] of train|[nose] to [grindstone]|not [bat] eye
not believe [ear]|not believe [eye]|not hold [candle] to|not lift [finger]|not stand [ghost] of chance|not [sweat] small stuff|not to be [sneeze] at|not turn [hair]|nothing to write [home] about
[nuclear] option|[nurse] drink|[nurse] grudge|[nurse] wound|nutty as [fruitcake]|[oasis] of calm|[oasis] of peace|[oasis] of tranquility|[ocean] of data|[ocean] of grass|[ocean] of information
[ocean] of possibility|[ocean] of sand|[ocean] of star|[ocean] of time|of noble [blood]|off beaten [path]|off beaten [track]|off [record]|off top of [head]|off [wall] idea|offer olive [branch]|oil [giant]
old [hand] at|old [school] hip|old [wine] in new [bottle]|oldest trick in [book]|on [altar] of profit|on [altar] of progress|on [bandwagon]|on [doorstep] of europe|on [doorstep] of war|on even [keel]
on everyone [lip]|on [face] of it|on global [scale]|on grand [scale]|on high [note]|on [horn] of dilemma|on huge [scale]|on industrial [scale]|on [knife] edge|on massive [scale]|on [pin] and [needle]
on [record]|on right [track]|on [shoestring]|on [shoulder] of giant|on small [scale]|on [soapbox]|on [spur] of moment|on [tap]|on [warpath]|on [wing] and prayer|on wrong [track]|once [bite] twice shy
one bad [apple]|one fell [swoop]|one for [road]|one [hit] wonder|one [jump] ahead|one [track] mind|one trick [pony]|online [platform]|only [scratch] surface|open [heart] to him|open [heart] to people
open [heart] to stranger|open [heart] to world|[orange] county|other [shoe] to drop|out for [blood]|out in [stick]|out like [light]|out of left [field]|out of [pocket] cost|out of [pocket] expense
out of [print]|out of [stock]|out of this [world]|overcome [hurdle]|overplay [hand]|oyster [bed]|[oyster] sauce|pacific [plate]|pack like [sardine]|pack [punch]|[page] in history|[page] of history
[paint] bleak [picture]|[paint] clear [picture]|[paint] grim [picture]|[paint] rosy [picture]|[paint] town red|[paint] vivid [picture]|pale as [death]|pale as [ghost]|pale as [sheet]|palm [heart]
[palm] of hand|[palm] off|pandemic [hit]|pandora [box]|paper [jam]|[parent] company|[parliament] of owl|parliamentary [seat]|parting [shot]|pass [bill]|[passion] fruit|[passport] to freedom
[passport] to success|[patch] of grass|[patch] of ice|[patch] of land|[patch] up difference|[patch] up relationship|[patchwork] of field|[patchwork] of island|[patchwork] of kingdom|[patchwork] of law
[patchwork] of neighborhood|[patchwork] of state|[path] of least resistance|path [snake] along|path [snake] through|[path] to enlightenment|[path] to freedom|[path] to happiness|[path] to independence
[path] to peace|[path] to power|[path] to recovery|[path] to success|[path] to victory|[path] to wealth|path [wind]|[patient] zero|[pawn] in game|pay [scale]|pay through [nose]|[pea] [brain]
peace [summit]|[peak] demand|[peak] hour|[peak] of career|[peak] of popularity|[peak] of power|[peak] performance|[peak] season|[peak] time|[peanut] gallery|[pearl] harbor|[pearl] of adriatic
[pearl] of africa|[pearl] of asia|[pearl] of danube|[pearl] of mediterranean|[pearl] of orient|[pearl] of wisdom|[pecking] order|pelvic [floor]|[pen] be mighty than [sword]|[pencil] in date
[pencil] in meeting|[penny] drop for|[penny] for thought|[penny] pinch|people [flock] to|people [mill] around|people [pour] into|[pepper] with bullet|[pepper] with question|per [head] of|[perch] high above
[perch] on hill|[perch] on hilltop|perfect [match]|peter [pan]|philadelphia [eagle]|phone [die]|phone [ring]|photo [bomb]|pick * [brain]|[picture] of health|[pie] in [sky]|piece of [puzzle] fall
[pig] in [blanket]|[pig] out on|pig [pen]|[pillar] of community|[pillar] of economy|[pillar] of society|[pillow] talk|[pilot] program|[pilot] project|[pilot] study|[pin] hope on|[pinnacle] of career
[pinnacle] of fame|[pinnacle] of success|[pipe] dream|pipeline [snake]|[pirate] copy|[pirate] radio|[pirate] software|[pitch] black|[pitch] idea|[pitch] investor|[pitfall] of|plague [break] out
plague [strike]|plain as [nose]|plan go out [window]|plan go up in [smoke]|[plane] of existence|[plant] bomb|[plant] flag|[plant] idea|[plate] collide|[plate] tectonics|[platform] shoe
play * close to [chest]|play * like [fiddle]|play [card] right|play hard [ball]|play into * [hand]|play [pool]|playful as [kitten]|pleased as [punch]|[plow] ahead|[plow] money|[plow] profit|[plug] gap
[plum] job|[plunge] into chaos|[plunge] into crisis|[plunge] into darkness|[plunge] into debt|[plunge] into depression|[plunge] into poverty|[plunge] into recession|[plunge] into war|[pocket] million
[pocket] of air|[pocket] of poverty|[pocket] of resistance|[pocket] profit|[pod] of dolphin|[pod] of orca|[pod] of whale|poke [nose] into|poke [nose] where|poker [hand]|[pole] apart|[polish] image
[polish] off|[polish] skill|political [battle]|political [muscle]|political [pawn]|[pony] up cash|[pony] up million|[pony] up money|[pool] money|[pool] of candidate|[pool] of talent|[pool] of worker
[pool] resource|poor as [church] [mouse]|poor [devil]|pop into [head]|population [bomb]|population [explode]|population [explosion]|[pork] barrel politics|[pork] barrel spending|[post] online|[post] photo
[post] video|poster [child]|[pot] call [kettle] black|[pot] luck|[pounce] on chance|[pounce] on opportunity|pound of [flesh]|[pound] sterling|[pour] * into business|[pour] * into project|[pour] * into work
[pour] billion into|pour [heart] out|[pour] million into|[pour] money into|pour out [heart]|poverty [trap]|power go to [head]|power [grab]|power [vacuum]|prairie [dog]|[preach] to [choir]
[preach] to converted|presidential [race]|presidential [seal]|press [flesh]|pretty as [picture]|pretty [penny]|[prey] on fear|[prey] on vulnerable|price [cap]|price [ceiling]|price [climb]
price [creep] up|price [dive]|price [explode]|price [floor]|price [jump]|price [leap]|price of * [climb]|price of * [skyrocket]|price of * [soar]|price on * [head]|price [plunge]|price [rocket]
price [shoot] up|price [sink]|price [skyrocket]|price [slide]|price [soar]|price [tumble]|primeval [soup]|primordial [soup]|[prince] of darkness|[prisoner] of conscience|problem at [hand]|problem [child]
problem [stem] from|profit [plunge]|promise [moon]|propose [toast]|proud as [peacock]|psychological [scar]|pub [crawl]|public [eye]|public [face] of|[pull] * up by [bootstrap]|[pull] all nighter
pull no [punch]|[pull] rank|[pull] weight|[pulse] of city|[pulse] of life|[pulse] of nation|[pump] * into economy|pump [iron]|[pump] money into|[punch] line|punk [rock]|[pupil] contract|[pupil] dilate
[pupil] of eye|[puppet] government|[puppet] regime|[puppet] state|pure as [snow]|[purse] [string]|[push] * agenda|[push] * boundary|[push] * limit|[push] boundary|[push] envelope|[push] limit
put * behind [bar]|put best [foot]|put brave [face] on|put [genie] back in [bottle]|put [money] where [mouth] be|put [sock] in it|put through [wringer]|put word in * [mouth]|[pyramid] scheme|[pyramid] selling
[python] code|[python] programming|quantum [field]|quantum [leap]|[queen] of crime|[queen] of pop|[queen] of soul|queue [snake] along|queue [snake] through|quick as [flash]|quick as [lightning]
quick as [wink]|[race] relation|[race] riot|[race] to bottom|rack [brain]|railway [snake]|[rain] check|[rain] on * parade|[raise] * child|raise * [eyebrow]|[raise] * fund|[raise] * money|[raise] alarm
[raise] army|[raise] awareness|[raise] capital|[raise] child|[raise] concern|[raise] doubt|raise [eyebrow]|[raise] family|[raise] fund|raise [hell]|[raise] money|[raise] price|[raise] question
[raise] standard|[raise] tax|raise [toast] to|[rake] in billion|[rake] in cash|[rake] in million|[rake] in money|[rake] in profit|ram * down [throat]|[ram] memory|rank and [file]|rap on [knuckle]
rare as [hen] [tooth]|[rash] decision|[rash] of attack|[rash] of burglary|[rash] of robbery|[rat] friend out|[rat] him out|[rat] them out|[ray] of hope|[ray] of sunshine|reach * [goal]|reach * [milestone]
read * like [book]|reality [check]|[reap] benefit|[reap] reward|[reap] what * [sow]|rear ugly [head]|recession [hit]|[recipe] for conflict|[recipe] for happiness|[recipe] for trouble|[record] of event
[record] of history|[record] of past|[record] profit|[record] time|red as [beet]|red as [beetroot]|red as [lobster]|red as [rose]|red as [tomato]|red [eye] flight|regular as [clockwork]|[rein] in cost
[rein] in power|[rein] in spending|reopen old [wound]|retail [giant]|return to [root]|rib [eye]|[ribbon] of asphalt|[ribbon] of light|[ribbon] of road|rich as [king]|ride [coattail]|ride [wave] of
right as [rain]|right [bank] of|right off [bat]|right up [alley]|right [wing] party|right [wing] politics|[ring] leader|[ring] nebula|[ring] of fire|[ring] of steel|[ring] of truth|[ring] tone
riot [break] out|[ripe] for change|[ripe] for disruption|[ripe] for revolution|[ripple] effect|[ripple] through economy|[ripple] through industry|[ripple] through market|[ripple] through society
[ripple] through world|rise and [fall] of|rise like [phoenix]|rise to [bait]|rising [tide] lift|risk [neck]|river [bed]|river [mouth]|[river] of blood|[river] of fire|[river] of gold|[river] of ice
[river] of lava|[river] of light|[river] of money|[river] of people|[river] of tear|[river] of traffic|river [run]|river [snake] along|river [snake] through|[road] less travel|road [run]|road [snake] along
road [snake] through|road [wind]|[roar] back to life|[roar] twenty|[roar] with laughter|[robber] baron|rock [face]|[rocket] to fame|[rocket] to stardom|roll [dice] on|roll off [tongue]|roll out red [carpet]
roll over in [grave]|roll with [punch]|[rollercoaster] of emotion|romance [blossom]|[roof] of africa|[roof] of mouth|[roof] of world|roof over [head]|room to swing [cat]|[root] cause|[root] in history
[root] in tradition|[root] of conflict|[root] of evil|[root] of problem|[root] out|[rope] * into do|[rope] * into help|[rose] colored [glass]|[rose] tint [glass]|rough as [sandpaper]|rough [patch]
royal [blood]|rub [elbow] with|rub [shoulder] with|[ruby] on [rail]|rule with [iron] [rod]|rumor [fly]|rumor [mill]|[run] * business|[run] * company|[run] * shop|[run] ad|[run] amok|[run] app
run around like [chicken]|[run] away with imagination|[run] away with story|[run] bath|[run] business|[run] by family|[run] by government|[run] by volunteer|[run] campaign|[run] circle around|[run] company
[run] country|[run] deep|[run] dry|[run] errand|[run] experiment|[run] factory|[run] farm|[run] for mayor|[run] for office|[run] for president|[run] government|[run] hotel|run in * [blood]
[run] in family|[run] into difficulty|[run] into problem|[run] into trouble|[run] late|run like [wind]|[run] low on|run [mouth]|[run] of [mill]|[run] on battery|[run] on coal|[run] on diesel
[run] on electricity|[run] on fuel|[run] on gasoline|[run] on hydrogen|[run] on solar|[run] on steam|[run] out of energy|[run] out of food|[run] out of fuel|[run] out of gas|[run] out of idea
[run] out of luck|[run] out of money|[run] out of patience|[run] out of space|[run] out of time|[run] out of water|[run] over budget|[run] parallel|[run] program|[run] rampant|[run] restaurant
run [ring] around|[run] riot|[run] risk|[run] shop|[run] short|[run] smoothly|[run] software|[run] test|run tight [ship]|[run] up bill|[run] up debt|[run] up deficit|rush off [foot]|rust [belt]
[sack] city|[sack] coach|[sack] constantinople|[sack] manager|[sack] of constantinople|[sack] of rome|[sack] of troy|[sack] rome|[saddle] with bill|[saddle] with burden|[saddle] with debt|safe as [house]
[sail] through exam|[sail] through test|salary [cap]|sale [climb]|sale [dive]|sale [explode]|sale [jump]|sale [leap]|sale [plunge]|sale [rocket]|sale [shoot] up|sale [sink]|sale [skyrocket]|sale [slide]
sale [soar]|sale [take off]|sale [tumble]|[salt] away fortune|[salt] away money|same [wavelength]|[sand] of time|[sandwich] between|saturn [ring]|save [bacon]|save [face]|save [neck]|save [skin]
say [cheese]|[scale] down|[scale] model|[scale] mountain|[scale] of destruction|[scale] of disaster|[scale] of problem|[scale] of universe|[scale] up business|[scale] up production|[scale] wall
[scar] by childhood|[scar] by experience|[scar] by war|[scene] of accident|[scene] of crime|[scent] of danger|[scent] of victory|[school] of thought|[school] of tuna|[score] film|[score] hit
[score] of people|[score] of soldier|[score] of tourist|[score] victory|scrape [barrel]|scrape bottom of [barrel]|[scratch] surface of history|[scratch] surface of problem|[scratch] surface of story
[scratch] surface of topic|[screen] for cancer|[screen] for disease|screen [shot]|[screw] up|sea [cow]|sea [cucumber]|sea [dragon]|[sea] of change|[sea] of choice|[sea] of cloud|[sea] of face
[sea] of flag|[sea] of green|[sea] of information|[sea] of light|[sea] of people|[sea] of sand|[seal] deal|[seal] fate|[seal] victory|seat at [table]|[seat] in congress|[seat] in parliament
[seat] in senate|[seat] of bishop|[seat] of empire|[seat] of government|[seat] of learning|[seat] of parliament|[seat] of pope|[seat] of power|second bite at [cherry]|second [wave] of|second [wind]
[secretary] bird|secretary [general]|see big [picture]|see [forest] for [tree]|see [light] of day|see [wood] for [tree]|seed [bank]|[seed] capital|[seed] funding|[seed] of conflict|[seed] of rebellion
[seed] of revolution|[seed] round|seeing [eye] dog|sell soul to [devil]|senate [seat]|separate [sheep] from [goat]|serial [port]|set * [goal]|set * [record] for|set [eye] on|set [foot] in|set [foot] inside
set [foot] on|set [heart] on|set [record] straight|set [scene] for|set [stage] for|set [tongue] wag|set [tooth] on edge|settle * [score]|sewage treatment [plant]|[shade] of blue|[shade] of gray
[shade] of green|[shadow] banking|[shadow] cabinet|[shadow] government|[shadow] of doubt|[shadow] of former self|[shadow] of war|shake like [leaf]|shape up or [ship] out|sharp as [knife]|sharp as [razor]
sharp as [tack]|sharp [shooter]|sharp [tongue]|[shell] company|[shell] oil|[shell] out cash|[shell] out hundred|[shell] out million|[shell] out money|[shell] out thousand|[shell] script|[shepherd] pie
[shield] volcano|[ship] order|[ship] product|[ship] that pass in [night]|[ship] to customer|shiver down [spine]|[shoestring] budget|[shoot] * film|[shoot] * movie|[shoot] * video|[shoot] breeze
[shoot] commercial|[shoot] documentary|[shoot] down idea|[shoot] down plan|[shoot] down proposal|[shoot] episode|[shoot] film|shoot [fish] in [barrel]|[shoot] footage|shoot from [hip]|shoot herself in [foot]
shoot himself in [foot]|[shoot] hoop|shoot itself in [foot]|[shoot] movie|shoot myself in [foot]|[shoot] photo|[shoot] picture|[shoot] pool|[shoot] scene|shoot themselves in [foot]|[shoot] to fame
[shoot] to stardom|[shoot] up to number|[shoot] video|shoot yourself in [foot]|[shop] around for|short end of [stick]|[shot] of espresso|[shot] of vodka|[shot] of whiskey|[shoulder] blame|[shoulder] burden
[shoulder] cost|[shoulder] responsibility|[shoulder] to cry on|shout * from [rooftop]|shout from [rooftop]|shove * down [throat]|[shower] * with gift|[shower] * with love|[shower] * with praise|[shower] of gold
[shower] of praise|[shower] of spark|[shower] with gift|[shower] with love|[shower] with praise|[shred] of doubt|[shred] of evidence|sick as [parrot]|sight for sore [eye]|sign [bill] into law|[sign] contract
[sign] of disease|[sign] of life|[sign] of weakness|[sign] treaty|silent as [grave]|silent as [tomb]|silent [letter]|[simmer] down|sing [heart] out|sing like [bird]|sing like [canary]
sing like [nightingale]|single [file]|[sink] cost|[sink] in|[sink] into chaos|[sink] into debt|[sink] into depression|sink like [stone]|[sink] or [swim]|[sink] to new low|[siphon] off|[sister] city
[sister] company|sit on [hand]|[skeleton] argument|[skeleton] in [cupboard]|[skeleton] staff|[skin] deep|[skin] in game|[skirt] issue|[slash] budget|[slash] cost|[slash] price|[slave] to fashion
[slave] to routine|sleep like [angel]|sleep like [rock]|sleeper [cell]|sleight of [hand]|[slice] of history|[slice] of life|[slice] of paradise|[slide] show|sling [mud]|slippery as [eel]|slippery [slope]
slow as [molasses]|slow as [snail]|slow as [tortoise]|small [beer] compare|smart [cookie]|smash [hit]|[smell] of defeat|[smell] of success|[smell] of victory|smile from [ear] to [ear]|[smoke] and [mirror]
smoke like [chimney]|smooth as [butter]|smooth as [glass]|smooth as [marble]|smooth as [silk]|smooth as [velvet]|[snail] mail|[snake] way through|[snow] job|snug as [bug] in [rug]|soak up * like [sponge]
[soak] up atmosphere|[soak] up culture|[soak] up knowledge|[soap] opera|[soar] cost|[soar] demand|[soar] popularity|[soar] price|sober as [judge]|social [butterfly]|social [fabric]|social [ladder]
soft as [butter]|soft as [cotton]|soft as [feather]|soft as [silk]|soft as [velvet]|software [bug]|software [patch]|[soldier] ant|[soldier] on|solid as [rock]|son of [gun]|[song] and [dance] about
[soul] music|sound as [bell]|sound [bite]|sound [card]|sound [track]|south [bank] of|south [face]|south [pole]|south [wing] of|[sow] chaos|[sow] discord|[sow] doubt|[spaghetti] western|[spam] folder
[spanner] in work|[spark] * controversy|[spark] * debate|[spark] * interest|[spark] backlash|[spark] conflict|[spark] controversy|[spark] curiosity|[spark] debate|spark [fly]|[spark] imagination
[spark] interest|[spark] joy|[spark] movement|[spark] of creativity|[spark] of genius|[spark] of hope|[spark] of inspiration|[spark] of life|[spark] of rebellion|[spark] of revolution|[spark] outrage
[spark] protest|[spark] rebellion|[spark] revolution|[spark] riot|[spark] war|[spawn] * franchise|[spawn] * imitator|[spawn] * sequel|[spawn] franchise|[spawn] imitator|[spawn] sequel|speak from [heart]
speak in [tongue]|speak of [devil]|[spearhead] campaign|[spearhead] effort|[spearhead] movement|speed of * [knot]|[spell] disaster|[spell] doom|[spell] trouble|spend money like [water]|[spice] of life
[spice] up life|[spice] up relationship|spike [gun]|spill [gut]|[spill] over into|[spill] secret|spin [doctor]|spin [yarn] about|[spine] of book|[spine] of city|[spine] of country|spiral [arm] of
split [hair]|[spoon] feed answer|spread like [rabbit]|spread like [virus]|spread like [weed]|[spring] from idea|[spring] into action|[spring] to life|[spring] to mind|[spring] up around|[spur] economy
[spur] growth|[spur] innovation|square [foot]|square [root]|squash [court]|squeal like [pig]|[squirrel] away|stab * in [back]|stab in [back]|[stag] night|[stag] party|[stage] * comeback|[stage] * coup
[stage] * protest|[stage] comeback|[stage] coup|stage [hand]|[stage] of development|[stage] of grief|[stage] of life|[stage] protest|[stamp] of approval|[stamp] out|stand out like sore [thumb]|stanley [cup]
[star] align|[star] athlete|[star] attraction|[star] [cross] lover|[star] fruit|[star] in film|[star] in movie|[star] of film|[star] of show|[star] player|[star] quality|stare * in [face]|stare in [face]
start off on right [foot]|starting [pitcher]|startup [unicorn]|stay on [toe]|steady as [rock]|[steer] clear of|[steer] conversation|[steer] country|[steer] economy|stem [tide] of|[step] down as
[step] down from office|[step] down from power|[step] down from role|[step] father|[step] [foot] in|[step] [foot] on|[step] into * [shoe]|[step] mother|step on * [toe]|step up to [plate]|stick in [mud]
stick [neck] out for|stick [nose] where|stick out like sore [thumb]|sticky [finger]|stiff as [board]|stiff as [poker]|stiff upper [lip]|still as [statue]|still [water] run deep|[sting] operation
stir up [hornet] [nest]|[stitch] in time|stock [crash]|stock [dive]|stock [jump]|stock [leap]|stock [rocket]|stock [shoot] up|stock [sink]|stock [slide]|stock [tank]|stock [tumble]|[stock] up on
stomach [growl]|stomach [rumble]|[stone] cold killer|[stone] cold sober|stop * in [track]|stop and smell [rose]|stop in [track]|stop on [dime]|[store] data|[store] energy|[store] information
[storm] bastille|storm [break]|[storm] capitol|[storm] castle|[storm] gate|storm [howl]|[storm] of controversy|[storm] of criticism|[storm] of protest|[storm] palace|story [leak]|straight as [arrow]
straight as [ruler]|straight from [heart]|[strangle] economy|[strangle] growth|[strangle] trade|[straw] poll|[stream] music|[stream] of consciousness|[stream] of customer|[stream] of data|[stream] of income
[stream] of particle|[stream] of people|[stream] of refugee|[stream] of revenue|[stream] of tourist|[stream] of traffic|[stream] of visitor|[stream] show|[stream] video|[streaming] giant|streaming [platform]
street never [sleep]|street [wind]|strike * [balance]|[strike] action|[strike] agreement|[strike] alliance|[strike] balance|[strike] breaker|[strike] conversation|[strike] deal|[strike] fear
[strike] it rich|strike [nerve]|[strike] oil|[strike] pose|strike raw [nerve]|[strike] up conversation|[strike] up friendship|strike while [iron] be hot|[string] along|[string] of attack|[string] of defeat
[string] of event|[string] of failure|[string] of hit|[string] of island|[string] of lake|[string] of murder|[string] of scandal|[string] of success|[string] of victory|[string] of win|strong as [bear]
strong as [bull]|strong as [horse]|strong as [iron]|strong as [ox]|strong as [steel]|strong [suit]|success go to [head]|[sugar] daddy|[suit] best|[suit] need|[suit] taste|[summit] between|[surf] channel
[surf] internet|[surf] web|surgeon [general]|[swallow] pride|[swallow] up by city|[swallow] up by company|[swallow] up by debt|[swarm] of drone|[swarm] of reporter|[swarm] of tourist|swear like [sailor]
swear like [trooper]|sweat [bullet]|[sweat] equity|sweat like [pig]|sweat of [brow]|[sweat] shop|sweaty [palm]|sweep * off [foot]|[sweep] across europe|[sweep] election|[sweep] nation|sweep off [foot]
sweet as [honey]|sweet as [pie]|sweet as [sugar]|swift as [arrow]|swift as [deer]|swim like [fish]|[swing] state|[swing] vote|[swing] voter|[switch] career|[switch] gear|[switch] job|[switch] place
[switch] side|[sword] of damocles|[table] motion|[table] mountain|[table] of content|[table] of element|[table] turn|[tackle] challenge|[tackle] climate|[tackle] corruption|[tackle] crime|[tackle] inflation
[tackle] issue|[tackle] pollution|[tackle] poverty|[tackle] problem|[tackle] question|[tackle] task|[tail] end of|take * by [storm]|take * secret to [grave]|take * [toll]|take * under [wing]
take advice to [heart]|take [break]|take by [storm]|take criticism to [heart]|take [gut] to|take [heat] for|take [hit]|take it on [chin]|take it to [heart]|take [leaf] out of [book]|take matter into [hand]
take [office]|take [page] from book|take [page] from playbook|take [plunge]|take [rein] of|take secret to [grave]|take [stock] of|take this to [heart]|take to [heel]|take [toll]|take under [wing]
take up [arm]|take [word] out of [mouth]|talent [pool]|talk about [bird] and [bee]|talk [shop]|talk [turkey]|talking [head]|tank [shell]|[tap] dance|[tap] into|[tap] phone|[tapestry] of culture
[tapestry] of history|[tapestry] of life|tar with same [brush]|[target] market|[target] store|task at [hand]|[taste] of freedom|taste of own [medicine]|[taste] of success|[taste] of victory|tear [hair] out
[teething] trouble|[temple] of commerce|[temple] of consumerism|[temple] of learning|tension [boil] over|tension [simmer]|term in [office]|terror [cell]|terror into [heart] of|terrorist [cell]|test [run]
test [score]|thank lucky [star]|theory hold [water]|thick as [thief]|thin as [paper]|thin as [rail]|thin as [rake]|thin as [razor]|think outside [box]|think [tank]|third [wave] of|[thirst] for knowledge
[thirst] for power|[thirst] for revenge|[thorn] in [flesh]|[thorn] in [side]|thought [race]|thousand [foot]|thousand of [fan]|thousand of [foot]|[thread] of conversation|[thread] of history|[thread] of story
through [eye] of artist|through [eye] of child|through [eye] of local|through [eye] of people|through [grapevine]|through [lens] of culture|through [lens] of history|through [lens] of science
throw [baby] out with [bathwater]|throw caution to [wind]|throw [shade]|throw [spanner]|throw [wrench] in|throw [wrench] into|[thumb] [nose] at|[thumb] through|tick all [box]|[ticket] to fame
[ticket] to freedom|[ticket] to success|[tide] of battle|[tide] of history|[tide] of war|[tide] over|[tie] game|[tiger] economy|tight as [drum]|till [cow] come home|time [frame]|time heal [wound]
time [run] out|time [scale]|timid as [mouse]|tip [hat] to|[titan] of industry|title [track]|to [heart] content|to [heart] of issue|to [heart] of problem|[toad] in [hole]|[toast] of town|[toe] line
[tongue] of flame|[tongue] of ice|[tongue] of land|[tongue] of lava|[tongue] twister|too many [cook]|toot own [horn]|[tooth] of cog|[tooth] of comb|[tooth] of gear|[tooth] of saw|top [chart]|top [gun]
top of [chart]|top [seed]|toronto [raptor]|[toss] and [turn]|touch [base] with|touch [heart] of|touch raw [nerve]|tough as [leather]|tough [cookie]|tourist [flock] to|tourist [mill] around|tourist [pour] in
tourist [pour] into|tourist [swarm]|tourist [trap]|[tower] of giraffe|[tower] of strength|[toy] with emotion|[toy] with idea|trace [root] back|trace [root] to|[track] down|[track] expense|[track] progress
[track] record|trade [tie]|trade [war]|tragedy [strike]|trail [snake] along|trail [snake] through|[train] * to become|[train] * to fight|[train] algorithm|[train] as doctor|[train] athlete|[train] employee
[train] for marathon|[train] hard|train [run]|[train] soldier|[train] to become|[trap] in cycle|[trap] in debt|[trap] in marriage|[trap] in poverty|travel [bug]|tread on * [toe]|treasure [trove] of
treat * like [dirt]|treat * like [dog]|treat * like [king]|treat * like [royalty]|treat like [animal]|treat like [dirt]|treat like [dog]|treat like [king]|treat like [royalty]|[tree] of evolution
tremble like [leaf]|[trial] and error|trial by [fire]|[trial] period|trial [run]|[trial] version|[trickle] down economics|trip off [tongue]|[trophy] hunter|trouble [shooter]|true as [steel]|trust [gut]
try [hand] at|[tsunami] of data|[tsunami] of debt|[tsunami] of information|tug at [heartstring]|tulip [bubble]|tunnel [mouth]|turf [war]|[turkey] shoot|turn * on [head]|turn [back] on|turn deaf [ear]
turn in [grave]|turn on [dime]|turn other [cheek]|turn [table] on|turn [tail] and|turn up [nose] at|twiddle [thumb]|[twilight] of career|[twilight] of empire|[twilight] of life|[twilight] year
twist [knife] in wound|two [head] be good than|two left [foot]|two side of same [coin]|ugly as [sin]|under [radar]|under [thumb] of|under watchful [eye]|[unicorn] startup|[universe] of possibility
until [cow] come home|up [creek] without [paddle]|up for [grab]|up to [ear] in|up to [eye] in|up to [neck] in debt|up to [neck] in trouble|up to [neck] in work|up to [scratch]|upper [class]|upper [hand]
urban [jungle]|urban [oasis]|[vacuum] chamber|[vacuum] of space|[vacuum] tube|valley [floor]|[vehicle] for change|[vehicle] for growth|[veil] of mystery|[veil] of secrecy|[veil] of silence|[vein] of gold
[vein] of ore|[vein] of silver|vent [spleen]|very [fabric] of|very [heart] of|[virgin] atlantic|[virgin] olive|visitor [flock] to|vocal [cord]|voice [box]|volkswagen [beetle]|vote with [foot]
wait for other [shoe]|wait in [wing]|wait on * [hand] and [foot]|wait on [hand] and [foot]|wake [dead]|wake up and smell [coffee]|wake up [call]|[walk] away from deal|[walk] away from fortune
[walk] away from negotiation|[walk] down memory lane|[walk] fine line|[walk] free|[walk] of life|[walk] tall|[walk] tightrope between|wall have [ear]|[wall] of dust|[wall] of fire|[wall] of flame
[wall] of fog|[wall] of people|[wall] of silence|[wall] of sound|[wall] of text|[wall] of water|[war] against cancer|[war] against disease|[war] against poverty|war [break] out|war [chest]|war of [nerve]
[war] of word|[war] on drug|[war] on poverty|[war] on terror|warm as [toast]|warm [heart]|watch * like [hawk]|watch like [hawk]|[watch] list|[watch] out for|[watch] over|watched [pot] never boil
watchful [eye] of|[water] down law|[water] down plan|[water] down proposal|[water] down version|[wave] of arrest|[wave] of attack|[wave] of change|[wave] of emotion|[wave] of fear|[wave] of immigrant
[wave] of immigration|[wave] of infection|[wave] of innovation|[wave] of investment|[wave] of layoff|[wave] of migrant|[wave] of migration|[wave] of nostalgia|[wave] of panic|[wave] of protest
[wave] of refugee|[wave] of relief|[wave] of settler|[wave] of strike|[wave] of tourism|[wave] of tourist|[wave] of violence|way [cookie] crumble|way or [highway]|weak as [kitten]|weak at [knee]|weak [link]
wear [pants] in family|wear [pants] in relationship|[weasel] out of|[weasel] word|[weather] downturn|[weather] recession|[weave] story|[weave] tale|[weave] through traffic|web [crawler]|[web] designer
[web] of canal|[web] of connection|[web] of deceit|[web] of influence|[web] of intrigue|[web] of lie|[web] of life|[web] of relationship|[web] of secret|[web] of street|[web] of tunnel|[weed] out
welcome * with open [arm]|welcome with open [arm]|[well] of information|[well] of inspiration|[well] of knowledge|well oiled [machine]|west [bank]|west [wing] of|wet behind [ear]|wet [whistle]
what [drive] him|what [drive] people|what [drive] us|whatever float [boat]|[wheel] and deal|[wheel] of commerce|[wheel] of government|[wheel] of history|[wheel] of justice|[wheel] of progress
when [cat] be away [mouse]|when [chip] be down|when life give [lemon]|where there be [smoke] there be [fire]|whet [appetite]|[whip] up frenzy|[whip] up storm|[whip] up support|[whipping] boy|[whistle] blower
white as [snow]|white [collar] crime|white [collar] job|white [collar] worker|whole new [ball] game|win * [heart]|win * [seat]|win by [nose]|win [heart] of|wind [howl]|wind of * [knot]|[wind] of change
[window] into history|[window] into life|[window] into past|[window] shopping|[window] to past|[window] to soul|[window] to world|[wing] of hospital|[wing] of house|[wing] of museum|[wing] of palace
winning [hand]|[wire] fraud|[wire] money|wise as [owl]|with all [heart]|with heavy [hand]|with heavy [heart]|with iron [hand]|wither on [vine]|within [hair] breadth|[wolf] down|word [stem] from
work life [balance]|work like [charm]|work like [dream]|work like [magic]|world be [oyster]|world [stage]|[worm] way into|[worm] way out|worth every [penny]|wrap [head] around|wrong end of [stick]
wrong side of [bed]|[yard] away|[yard] line|[yard] long|year behind [bar]|year [fly] by|youtube [channel]|[zebra] fish|[zebra] shark|zero sum [game]|[zip] code|[zip] past|zodiac [sign]
`
