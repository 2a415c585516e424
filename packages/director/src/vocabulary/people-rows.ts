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
person: actor@person, photographer@person, athlete@person, swimmer@person, footballer@person, mermaid, giant=giant:1, vampire, monster, tailor@person, shoemaker@person, hairdresser@person, inspector@person
person: slave@person, clown@person, rider@person, cowboy@person, weaver@person, potter@person, watchmaker@person, logger@person, beggar@person, professor@person, general@person, servant@person, peasant@person, bishop@person, governor@person, official@person, plumber@person, navigator@person, workman@person, archer@person, goddess, god=god:2
person: referee@person, umpire@person, jailer@person, warden@person, landlord@person, landlady@person, locksmith@person, janitor@person, butler@person, maid=maid:1@person, butcher@person, barista@person, bartender@person, electrician@person, roofer@person, welder@person, lumberjack=lumberman@person
person: paramedic@person, pharmacist@person, midwife@person, therapist@person, psychologist@person, psychiatrist@person, stewardess@person, flight attendant@person, sheriff@person, outlaw@person, bandit@person, highwayman@person, gangster@person, mafia boss=gangster@person, hacker@person, convict@person, inmate@person, executioner@person, hangman@person
person: jester@person, viking@person, crusader@person, Roman soldier@person, legionary@person, centurion@person, conquistador@person, shogun@person, geisha@person, nobleman@person, noblewoman@person, duke@person, duchess@person, count=count:3@person, countess@person, baron@person, lord=lord:2@person, sultan@person, maharaja@person, pilgrim@person, refugee@person, immigrant@person
person: rabbi@person, imam@person, pope@person, cardinal@person, druid@person, shaman@person, prophet@person, fortune teller=fortuneteller@person, zombie@person, elf@person, dwarf@person, gnome@person, fishmonger@person, bricklayer@person, cleaner=cleaner:2@person, housekeeper@person, prison guard@person
person: goalkeeper@person, sprinter@person, boxer@person, gymnast@person, tennis player@person, basketball player@person, trainer@person
group: family@person, couple=couple:2@person, crowd@person, audience@person, team@person, army@person, people@person, crew@person
`
