/** Events and ages with the drawings by which they are recognized: `names|things`. */
export const EVENTS_I_TO_Z = `
Ice Age; last Ice Age|mammoth, glacier
ice trade|ice, saw
Iditarod|sled, dog
Imperial Trans-Antarctic Expedition; Shackleton's expedition|tall ship, lifeboat
Incas; Inca Empire; Inca|Machu Picchu, llama
Indian Ocean tsunami; Boxing Day tsunami; 2004 tsunami|huge wave
Indian Rebellion; Sepoy Mutiny|musket
Indianapolis 500; Indy 500|checkered flag
Indus Valley Civilization; Harappans; Mohenjo-daro|brick
Industrial Revolution|steam engine, factory
Information Age; digital revolution|computer
Inuit; Thule people|igloo, sled
invention of dynamite|dynamite
invention of gunpowder|firework, cannon
invention of photography; daguerreotype|camera
invention of television|television
invention of the airplane; first flight; Wright brothers' flight|biplane
invention of the automobile|car
invention of the cinema|film reel
invention of the light bulb|light bulb
invention of the phonograph|gramophone
invention of the steam engine|steam engine
invention of the telegraph; Morse code|telegraph
invention of the telephone|telephone
invention of the wheel|wheel
Irish Potato Famine; Irish Famine; Great Hunger|potato
Iron Age|sword
Isabella Stewart Gardner heist; Gardner Museum heist|picture frame
Islamic Golden Age|astrolabe, manuscript
Jack the Ripper murders; Whitechapel murders|gas lamp
Janissaries|musket
January 6; storming of the Capitol; January 6 Capitol attack|Capitol
Johnstown Flood|flood, dam
Jonestown; Jonestown massacre|paper cup
Jurassic|dinosaur
Justinian Plague; Plague of Justinian|rat
Kamakura period; Kamakura shogunate|samurai sword
Kasparov vs. Deep Blue|chess, computer
Kentucky Derby|horse
Kindertransport|train, suitcase
Kingdom of Aksum; Aksum; Axum|obelisk
Kingdom of Benin; Benin Bronzes|sculpture
Kingdom of Kush; Kushites|pyramid
Klondike Gold Rush|gold pan, snow
Kobe earthquake; Great Hanshin earthquake|earthquake
Kon-Tiki expedition|raft
Laika's flight; Laika|dog, rocket
Laki eruption|volcano
launch of Sputnik|satellite
Lewis and Clark expedition|canoe, map
Lindbergh kidnapping|ladder, ransom note
Lindbergh's flight; first solo transatlantic flight|propeller plane
Lisbon earthquake; Great Lisbon earthquake|earthquake, wave
Little Ice Age|snow
Little Rock Nine|school
Live Aid|guitar, microphone
Loch Ness monster sightings; Surgeon's Photograph|Loch Ness monster
Lockerbie bombing; Pan Am Flight 103|airplane
London Beer Flood|beer, barrel
London bombings; 7/7|double-decker bus, subway train
Longitude prize; invention of the marine chronometer|clock
Louisiana Purchase|map
Louvre heist|crown, jewels
Luddites|loom, hammer
Lufthansa heist|cash
Maasai; Masai|spear, cow
Magellan expedition; first circumnavigation|carrack, globe
Malaysia Airlines Flight 370; MH370|airplane
Mali Empire|gold bar, camel
Malice at the Palace|basketball
Manhattan Project|atom, mushroom cloud
March on Washington; I Have a Dream|microphone
Marshall Plan|crate
Maurya Empire|elephant
May 1968|cobblestone
Maya; Mayans; Maya civilization|Mayan pyramid
Mechanical Turk; Chess Turk|chess
Medici; House of Medici|bank
Meiji era; Meiji Restoration; Meiji period|train
Merovingians|crown
Mexican-American War|musket, cannon
Middle Ages; medieval times|castle, sword
midnight ride of Paul Revere|horse, lantern
Ming dynasty|Great Wall of China, vase
Minoans; Minoan civilization|amphora
Miracle of Bern|football
Miracle on Ice|hockey stick
Miracle on the Hudson; US Airways Flight 1549|airplane
Mississippi Bubble|stock chart
Monaco Grand Prix|checkered flag
Mongol Empire; Mongols; Mongol hordes|horse
Mongol invasions of Japan; Kamikaze typhoon|storm at sea
Montgomery bus boycott|bus
Mughal Empire; Mughals|Taj Mahal
mutiny on the Bounty|tall ship
Napoleonic Wars|cannon, musket
Neanderthals; Neanderthal|spear, campfire
Neolithic; New Stone Age; Neolithic Revolution|stone axe, wheat
New Kingdom; New Kingdom of Egypt|obelisk, chariot
Nika riots|chariot, fire
Norman Conquest; battle of Hastings|arrow, horse
Norse discovery of America; Vinland|Viking ship
North Sea flood|flood
Notre-Dame fire; Notre Dame fire|Notre Dame, fire
Nuremberg trials|headphones
O.J. Simpson trial; O. J. Simpson trial|glove
Occupy Wall Street|tent
Oklahoma City bombing|truck
Oktoberfest|beer stein, pretzel
Old Kingdom; Old Kingdom of Egypt|pyramid
Olympics; Olympic Games; Summer Olympics|gold medal
Operation Barbarossa; Eastern Front|snow
Operation Entebbe; Entebbe raid|airplane
Operation Mincemeat|briefcase
Opium Wars; Opium War; First Opium War|poppy
Oregon Trail|covered wagon
Ottoman Empire; Ottomans; Ottoman Turks|mosque
Pacific War|aircraft carrier
Paleolithic; Old Stone Age|stone tool, hand axe
Panama Papers|document
Paralympics|gold medal
Parthians; Parthian Empire|horse
Partition of India|train
Pearl Harbor; attack on Pearl Harbor|battleship
Peasants' Revolt|pitchfork
Peloponnesian War|trireme, shield
Permian extinction; Great Dying|volcano
Perry expedition; Black Ships|steamboat
Peshtigo fire|fire
Phoenicians; Phoenicia|galley, amphora
Pickett's Charge|musket
Pig War|pig
Pilgrims; voyage of the Mayflower; Pilgrim Fathers|sailing ship
Piper Alpha|oil rig, fire
polio vaccine; polio epidemic|vaccine
Polynesians; Polynesian expansion|canoe
Portuguese Empire|caravel
printing press; invention of printing|printing press
Prohibition|barrel, whiskey bottle
Project Gemini|space capsule
Project Mercury|space capsule
Ptolemaic Egypt; Ptolemaic dynasty; Ptolemies|lighthouse
Punic Wars|trireme, elephant
Qin dynasty|Great Wall of China
race to the South Pole|sled, flag
Radium Girls|radium, paintbrush
raid on Lindisfarne|Viking ship
Reconquista|castle
Reformation; Protestant Reformation|church, hammer
Reign of Terror|guillotine
Renaissance|painting, Mona Lisa
Roaring Twenties; Roaring 20s; Jazz Age|trumpet, gramophone
Roman Republic|Roman helmet, toga
Romanovs; Romanov dynasty; House of Romanov|crown
Roswell incident|flying saucer
Rumble in the Jungle|boxing ring, boxing glove
Russian Empire|onion dome
Russian invasion of Ukraine; Ukraine War|drone
Russo-Japanese War; battle of Tsushima|battleship
Ryder Cup|golf ball
sack of Rome|fire
sale of the Eiffel Tower|Eiffel Tower
Salem witch trials|noose
Salt March|salt
San Francisco earthquake; 1906 earthquake|earthquake, fire
SARS outbreak|virus, surgical mask
Satsuma Rebellion|samurai sword
Scientific Revolution|telescope, microscope
Scopes trial; Monkey Trial|monkey
Scramble for Africa; Berlin Conference|map
Scythians; Scythia|horse
Sea Peoples|galley
Second Punic War|elephant
Sengoku period; Warring States of Japan|samurai sword
September 11; 9/11; September 11 attacks|skyscraper, airplane
serum run to Nome|sled, dog
Seven Years' War; French and Indian War|musket, cannon
siege of Alesia; Alesia|Roman helmet
siege of Leningrad|snow, bread
siege of Masada|siege tower
siege of Orléans; siege of Orleans|ladder, sword
siege of Paris|hot-air balloon, cannon
siege of Syracuse|catapult
siege of Tyre|siege tower
siege of Vienna; first siege of Vienna|cannon
signing of Magna Carta|quill, wax seal
sinking of the Essex|whaling ship, whale
sinking of the Kursk|submarine
sinking of the Lusitania|ocean liner
sinking of the Titanic|Titanic, iceberg, lifeboat
sinking of the Vasa|galleon
Sioux; Lakota|bison, horse
smallpox eradication|vaccine
South Sea Bubble|stock chart
Soviet-Afghan War|helicopter
Space Age|rocket
Space Race|rocket
Space Shuttle program|space shuttle
Spanish Armada|galleon
Spanish Empire|galleon
Spanish flu; 1918 flu pandemic|surgical mask, virus
Spanish Inquisition; Inquisition|cross, torch
Spanish-American War|battleship
Spartans|shield, spear
spinning jenny|spinning wheel
Stanley Cup|trophy, hockey puck
Stone Age|stone axe, stone tool
storming of the Bastille|prison, musket
Suez Canal obstruction; Ever Given blockage|cargo container, ship
Suez Crisis|ship
suffragettes; women's suffrage|ballot box
Sumerians; Sumer|ziggurat, clay tablet
Summer of Love; hippies; hippie movement|peace sign, flower
Super Bowl|American football
Tenerife airport disaster|airplane, fog
Terra Nova Expedition; Scott's expedition|tent, sled
Thai cave rescue; Tham Luang cave rescue|scuba mask
theft of the Mona Lisa|Mona Lisa
Third Crusade|cross, sword
Third Servile War; revolt of Spartacus|gladiator helmet
Thirty Years' War|musket, cannon
Three Mile Island accident|nuclear power plant
Thrilla in Manila|boxing ring, boxing glove
Titan submersible implosion; OceanGate disaster|submarine
Toba eruption; Toba|volcano
Tohoku earthquake; Tōhoku earthquake; 2011 tsunami|huge wave, earthquake
Tokyo subway attack; Tokyo subway sarin attack|subway train
Tour de France|bicycle
transatlantic cable; first transatlantic telegraph cable|telegraph, cable
transcontinental railroad; first transcontinental railroad|railway, steam engine
travels of Marco Polo|camel, map
Treaty of Tordesillas|map
Treaty of Versailles|contract
trial of Galileo|telescope
Triangle Shirtwaist fire|fire, sewing machine
Triassic|dinosaur
Trinity test|mushroom cloud
Trojan War|wooden horse
Tuareg|camel
Tudors; Tudor dynasty; Tudor England|rose, crown
tulip mania; tulipmania|tulip
Tunguska event; Tunguska|meteor
U-2 incident|parachute
Umayyad Caliphate; Umayyads|mosque
Unabomber attacks|package
Underground Railroad|lantern
unification of Germany|crown
Valdivia earthquake|earthquake
Valley Forge; winter at Valley Forge|snow
Varangians; Varangian Guard|axe
Victorian era; Victorian age; Victorian England|gas lamp, top hat
Vietnam War|helicopter
Vikings; Viking Age; Norsemen|Viking ship
voyage of Columbus; discovery of America|caravel
Voyage of the Beagle|tall ship
Voyager program|satellite
voyages of Zheng He; Ming treasure fleet|giraffe
Waco siege|fire
War of 1812|musket, frigate
War of Jenkins' Ear|tall ship, ear
War of the Currents; war of currents|light bulb, power line
War of the Spanish Succession|musket, cannon
War of the Worlds broadcast|radio
Warring States period; Warring States|chariot
Wars of the Roses|rose, sword
Warsaw Ghetto Uprising; Warsaw Ghetto|brick wall
whaling era; Yankee whaling|whaling ship, whale
Wild West era; Old West|stagecoach, wanted poster
Wimbledon Championships|tennis racket, tennis court
Winter Olympics|ski, gold medal
Winter War|snow, ski
witch hunts; witch trials|fire
Woodstock festival|guitar
World Cup; FIFA World Cup|football, trophy
World Series|baseball
World War I; World War One; First World War; Great War; WWI|barbed wire
Wounded Knee; Wounded Knee Massacre|snow
Wow! signal; Wow signal|radio telescope
Y2K; Y2K bug; millennium bug|computer
Year Without a Summer; eruption of Tambora|volcano, snow
Yuan dynasty|horse
Zimmermann Telegram|telegraph
Zulus; Zulu Kingdom|shield, spear
`
