/** Things of tales and horror, of wars, voyages and old times that can be drawn; rows as in `OBJECT_ROWS`. */
export const STORY_AND_HISTORY_ROWS = `
artifact: porcelain doll@porcelain-doll, china doll@porcelain-doll, old doll@porcelain-doll, antique doll@porcelain-doll, haunted doll@porcelain-doll, music box=music box@music-box, broken mirror@broken-mirror, cracked mirror@broken-mirror, shattered mirror@broken-mirror
artifact: candle in the window@candle-in-window, attic window@candle-in-window, candlelit window@candle-in-window, lit window@candle-in-window, grandfather clock@grandfather-clock, longcase clock@grandfather-clock, trapdoor=trapdoor@trapdoor, trap door@trapdoor, cellar door@trapdoor, hatch=hatch:4@trapdoor
artifact: old key@old-iron-key, iron key@old-iron-key, skeleton key@old-iron-key, brass key@old-iron-key, Ouija board@ouija-board, ouija board@ouija-board, spirit board@ouija-board, tarot card@tarot-cards, tarot@tarot-cards
artifact: zombie hand@zombie-hand, bloody handprint@bloody-handprint, handprint=handprint@bloody-handprint, empty swing@empty-swing, static television@static-tv, tv static@static-tv, old television@static-tv, old tv@static-tv, full moon@full-moon
body: fang=fang:3@vampire-fangs, vampire tooth@vampire-fangs
artifact: magic mirror@magic-mirror, genie lamp@genie-lamp, magic lamp@genie-lamp, genie's lamp@genie-lamp, flying carpet@flying-carpet, magic carpet@flying-carpet, beanstalk@beanstalk, magic bean@beanstalk, glass slipper@glass-slipper, crystal slipper@glass-slipper
artifact: gingerbread house@gingerbread-house, gingerbread cottage@gingerbread-house, candy cane@candy-cane, snow globe@snow-globe, rocking horse@rocking-horse, hobby horse@rocking-horse, wooden horse@rocking-horse, spinning top@spinning-top, paper boat@paper-boat, paper ship@paper-boat
artifact: paper plane@paper-plane, paper airplane@paper-plane, pot of gold@pot-of-gold, magic wand@magic-wand
artifact: pistol@pistol, handgun=pistol@pistol, gun=gun:1@pistol, firearm@pistol, revolver=revolver:1@revolver, rifle@rifle, shotgun=shotgun@rifle, hunting rifle@rifle, machine gun@machine-gun, bullet=bullet:1@bullets, cartridge=cartridge:1@bullets
artifact: grenade=grenade@grenade, hand grenade@grenade, atomic bomb@atomic-bomb, atom bomb@atomic-bomb, nuclear bomb@atomic-bomb, hydrogen bomb@atomic-bomb, bomb=bomb:1@bomb, mushroom cloud@mushroom-cloud, nuclear explosion@mushroom-cloud, atomic explosion@mushroom-cloud
artifact: fighter jet@fighter-jet, fighter plane@small-airplane, jet fighter@fighter-jet, missile=missile:1@missile, nuclear missile@missile, ballistic missile@missile, aircraft carrier@aircraft-carrier, periscope@periscope, land mine@land-mine, landmine@land-mine, minefield=minefield@land-mine
artifact: dog tag@dog-tag, Roman helmet@roman-helmet, roman helmet@roman-helmet, legionary's helmet@roman-helmet, centurion's helmet@roman-helmet, battle axe@battle-axe, battle-axe@battle-axe, flail@flail, war hammer@battle-axe, katana@katana, samurai sword@katana
artifact: Viking ship@viking-ship, viking ship@viking-ship, longship@viking-ship, Viking longship@viking-ship, sextant=sextant:2@sextant, astrolabe@sextant, spyglass@spyglass, ship's wheel@ships-wheel, helm=helm:1@ships-wheel, covered wagon@covered-wagon, prairie schooner@covered-wagon, wagon train@covered-wagon
artifact: gold pan@gold-pan, gold nugget@gold-pan, mine cart@mine-cart, minecart@mine-cart, coal cart@mine-cart, coal mine@mine-cart, gold mine=gold mine:2@mine-cart, sarcophagus@sarcophagus, mummy case@sarcophagus, mummy=mummy:2@sarcophagus
communication: hieroglyphs=hieroglyph@hieroglyphs, hieroglyph=hieroglyph:2@hieroglyphs, hieroglyphics@hieroglyphs
artifact: stone axe@stone-axe, hand axe@stone-axe, stone tool@stone-axe, arrowhead@arrowheads, spearhead=spearhead:3@arrowheads, gas lamp@gas-lamp, gaslight@gas-lamp
substance: flint=flint:1@arrowheads
object: nugget=nugget@gold-pan
`
