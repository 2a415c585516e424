/**
 * Kinds of people that can be drawn or are wanted. A row: the WordNet lexical file whose sense is meant, then `name=lemma:sense+@art`. `=lemma` where WordNet has
 * another name, `:2` for the second sense, `+` if everything below the synset is drawn alike (otherwise two steps), `@art` for what the painter has: an
 * icon or painted prop, `animal/…`, `person` or `place/…`. Without `@` there is no art yet: the name goes to words.
 */
export const PEOPLE_ROWS = `
person: man@person, woman@person, child@person, baby@person, boy@person, girl@person, old man@person, old woman@person, person=person:1+@person
person: soldier@person, knight@person, king@person, queen@person, prince@person, princess@person, emperor@person, pharaoh@person, president@person
person: politician@person, judge@person, lawyer@person, police officer=policeman@person, detective@person, pirate@person, firefighter@person
person: doctor@person, nurse@person, surgeon@person, scientist+@person, chemist@person, astronomer@person, engineer@person, inventor@person
person: mechanic@person, worker+@person, builder@person, carpenter@person, blacksmith@person, farmer@person, gardener@person, shepherd@person
person: fisherman@person, sailor@person, captain=captain:3@person, diver@person, pilot@person, astronaut@person, driver@person, cook@person
person: baker@person, merchant@person, banker@person, manager@person, boss@person, clerk@person, teacher@person, student@person, monk@person
person: priest@person, philosopher@person, writer@person, poet@person, painter@person, singer@person, musician@person, dancer@person
person: journalist@person, runner@person, climber@person, cyclist@person, tourist@person, traveler@person, hiker@person, explorer@person
person: samurai@person, ninja@person, gladiator@person, wizard@person, witch@person, fairy@person, magician@person, programmer@person
person: salesman@person, customer@person, mailman@person, librarian@person, dentist@person, beekeeper@person, miner@person, hermit@person
person: bride@person, groom@person, friend@person, neighbor@person, historian@person, architect@person, artist@person, actress@person
person: daughter@person, son@person, sister@person, brother@person, mother@person, father@person, wife@person, husband@person, aunt@person
person: uncle@person, grandmother@person, grandfather@person, guest@person, passenger@person, guard=guard:1@person, pianist@person, violinist@person
person: guitarist@person, reporter@person, designer@person, accountant@person, conductor=conductor:1@person, mayor@person, senator@person
person: craftsman@person, ghost@ghost, guide=guide:1@person, hero@person, biologist@person, physicist@person, investor@person, businessman@person
person: businesswoman@person, thief=thief@person, burglar@person, prisoner@person, spy@person, patient@person, mathematician@person, archaeologist@person, hunter@person, waiter@person, scholar@person, nun@person, sculptor@person
person: actor@person, photographer@person, athlete@person, swimmer@person, footballer@person, mermaid, giant=giant:1, vampire, monster, clown, tailor@person, shoemaker@person, hairdresser@person, inspector@person
person: slave, rider@person, cowboy@person, weaver@person, potter@person, watchmaker@person, logger@person, beggar@person, professor@person, general@person, servant@person, peasant@person, bishop@person, governor@person, official@person, plumber@person, navigator@person, workman@person, archer, goddess, god=god:2
group: family@person, couple=couple:2@person, crowd@person, audience@person, team@person, army@person, people@person, crew@person
`
