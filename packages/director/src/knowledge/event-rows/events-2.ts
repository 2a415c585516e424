/** Events and ages with the drawings by which they are recognized: `names|from year|to year|things`. */
export const EVENTS_2 = `
Ice Age; last Ice Age|-115000|-9700|mammoth, glacier
ice trade|1806|1910|ice, saw
Iditarod|1973|2025|sled, dog
Imperial Trans-Antarctic Expedition; Shackleton's expedition|1914|1917|tall ship, lifeboat
Incas; Inca Empire; Inca|1200|1533|Machu Picchu, llama
Indian Ocean tsunami; Boxing Day tsunami; 2004 tsunami|2004|2004|huge wave
Indian Rebellion; Sepoy Mutiny|1857|1858|musket
Indianapolis 500; Indy 500|1911|2025|checkered flag
Indus Valley Civilization; Harappans; Mohenjo-daro|-2600|-1900|brick
Industrial Revolution|1760|1840|steam engine, factory
Information Age; digital revolution|1970|2025|computer
Inuit; Thule people|1000|2000|igloo, sled
invention of dynamite|1867|1867|dynamite
invention of gunpowder|850|900|firework, cannon
invention of photography; daguerreotype|1826|1839|camera
invention of television|1926|1927|television
invention of the airplane; first flight; Wright brothers' flight|1903|1903|biplane
invention of the automobile|1885|1886|car
invention of the cinema|1895|1895|film reel
invention of the light bulb|1879|1879|light bulb
invention of the phonograph|1877|1877|gramophone
invention of the steam engine|1712|1776|steam engine
invention of the telegraph; Morse code|1837|1844|telegraph
invention of the telephone|1876|1876|telephone
invention of the wheel|-3500|-3500|wheel
Irish Potato Famine; Irish Famine; Great Hunger|1845|1852|potato
Iron Age|-1200|-500|sword
Isabella Stewart Gardner heist; Gardner Museum heist|1990|1990|picture frame
Islamic Golden Age|750|1258|astrolabe, manuscript
Jack the Ripper murders; Whitechapel murders|1888|1888|gas lamp
Janissaries|1363|1826|musket
January 6; storming of the Capitol; January 6 Capitol attack|2021|2021|Capitol
Johnstown Flood|1889|1889|flood, dam
Jonestown; Jonestown massacre|1978|1978|paper cup
Jurassic|-201000000|-145000000|dinosaur
Justinian Plague; Plague of Justinian|541|549|rat
Kamakura period; Kamakura shogunate|1185|1333|samurai sword
Kasparov vs. Deep Blue|1997|1997|chess, computer
Kentucky Derby|1875|2025|horse
Kindertransport|1938|1940|train, suitcase
Kingdom of Aksum; Aksum; Axum|100|940|obelisk
Kingdom of Benin; Benin Bronzes|1180|1897|sculpture
Kingdom of Kush; Kushites|-1070|350|pyramid
Klondike Gold Rush|1896|1899|gold pan, snow
Kobe earthquake; Great Hanshin earthquake|1995|1995|earthquake
Kon-Tiki expedition|1947|1947|raft
Laika's flight; Laika|1957|1957|dog, rocket
Laki eruption|1783|1784|volcano
launch of Sputnik|1957|1957|satellite
Lewis and Clark expedition|1804|1806|canoe, map
Lindbergh kidnapping|1932|1932|ladder, ransom note
Lindbergh's flight; first solo transatlantic flight|1927|1927|propeller plane
Lisbon earthquake; Great Lisbon earthquake|1755|1755|earthquake, wave
Little Ice Age|1300|1850|snow
Little Rock Nine|1957|1957|school
Live Aid|1985|1985|guitar, microphone
Loch Ness monster sightings; Surgeon's Photograph|1933|1934|Loch Ness monster
Lockerbie bombing; Pan Am Flight 103|1988|1988|airplane
London Beer Flood|1814|1814|beer, barrel
London bombings; 7/7|2005|2005|double-decker bus, subway train
Longitude prize; invention of the marine chronometer|1714|1773|clock
Louisiana Purchase|1803|1803|map
Louvre heist|2025|2025|crown, jewels
Luddites|1811|1816|loom, hammer
Lufthansa heist|1978|1978|cash
Maasai; Masai|1700|2000|spear, cow
Magellan expedition; first circumnavigation|1519|1522|carrack, globe
Malaysia Airlines Flight 370; MH370|2014|2014|airplane
Mali Empire|1235|1600|gold bar, camel
Malice at the Palace|2004|2004|basketball
Manhattan Project|1942|1946|atom, mushroom cloud
March on Washington; I Have a Dream|1963|1963|microphone
Marshall Plan|1948|1952|crate
Maurya Empire|-322|-185|elephant
May 1968|1968|1968|cobblestone
Maya; Mayans; Maya civilization|-2000|1697|Mayan pyramid
Mechanical Turk; Chess Turk|1770|1854|chess
Medici; House of Medici|1397|1743|bank
Meiji era; Meiji Restoration; Meiji period|1868|1912|train
Merovingians|450|751|crown
Mexican-American War|1846|1848|musket, cannon
Middle Ages; medieval times|500|1500|castle, sword
midnight ride of Paul Revere|1775|1775|horse, lantern
Ming dynasty|1368|1644|Great Wall of China, vase
Minoans; Minoan civilization|-3000|-1100|amphora
Miracle of Bern|1954|1954|football
Miracle on Ice|1980|1980|hockey stick
Miracle on the Hudson; US Airways Flight 1549|2009|2009|airplane
Mississippi Bubble|1718|1720|stock chart
Monaco Grand Prix|1929|2025|checkered flag
Mongol Empire; Mongols; Mongol hordes|1206|1368|horse
Mongol invasions of Japan; Kamikaze typhoon|1274|1281|storm at sea
Montgomery bus boycott|1955|1956|bus
Mughal Empire; Mughals|1526|1857|Taj Mahal
mutiny on the Bounty|1789|1789|tall ship
Napoleonic Wars|1803|1815|cannon, musket
Neanderthals; Neanderthal|-400000|-40000|spear, campfire
Neolithic; New Stone Age; Neolithic Revolution|-10000|-3300|stone axe, wheat
New Kingdom; New Kingdom of Egypt|-1550|-1069|obelisk, chariot
Nika riots|532|532|chariot, fire
Norman Conquest; battle of Hastings|1066|1066|arrow, horse
Norse discovery of America; Vinland|1000|1010|Viking ship
North Sea flood|1953|1953|flood
Notre-Dame fire; Notre Dame fire|2019|2019|Notre Dame, fire
Nuremberg trials|1945|1946|headphones
O.J. Simpson trial; O. J. Simpson trial|1994|1995|glove
Occupy Wall Street|2011|2011|tent
Oklahoma City bombing|1995|1995|truck
Oktoberfest|1810|2025|beer stein, pretzel
Old Kingdom; Old Kingdom of Egypt|-2686|-2181|pyramid
Olympics; Olympic Games; Summer Olympics|1896|2024|gold medal
Operation Barbarossa; Eastern Front|1941|1945|snow
Operation Entebbe; Entebbe raid|1976|1976|airplane
Operation Mincemeat|1943|1943|briefcase
Opium Wars; Opium War; First Opium War|1839|1860|poppy
Oregon Trail|1840|1869|covered wagon
Ottoman Empire; Ottomans; Ottoman Turks|1299|1922|mosque
Pacific War|1941|1945|aircraft carrier
Paleolithic; Old Stone Age|-2600000|-9700|stone tool, hand axe
Panama Papers|2016|2016|document
Paralympics|1960|2024|gold medal
Parthians; Parthian Empire|-247|224|horse
Partition of India|1947|1947|train
Pearl Harbor; attack on Pearl Harbor|1941|1941|battleship
Peasants' Revolt|1381|1381|pitchfork
Peloponnesian War|-431|-404|trireme, shield
Permian extinction; Great Dying|-252000000|-252000000|volcano
Perry expedition; Black Ships|1853|1854|steamboat
Peshtigo fire|1871|1871|fire
Phoenicians; Phoenicia|-1500|-300|galley, amphora
Pickett's Charge|1863|1863|musket
Pig War|1859|1859|pig
Pilgrims; voyage of the Mayflower; Pilgrim Fathers|1620|1621|sailing ship
Piper Alpha|1988|1988|oil rig, fire
polio vaccine; polio epidemic|1952|1955|vaccine
Polynesians; Polynesian expansion|-1500|1300|canoe
Portuguese Empire|1415|1999|caravel
printing press; invention of printing|1440|1450|printing press
Prohibition|1920|1933|barrel, whiskey bottle
Project Gemini|1961|1966|space capsule
Project Mercury|1958|1963|space capsule
Ptolemaic Egypt; Ptolemaic dynasty; Ptolemies|-305|-30|lighthouse
Punic Wars|-264|-146|trireme, elephant
Qin dynasty|-221|-206|Great Wall of China
race to the South Pole|1910|1912|sled, flag
Radium Girls|1917|1928|radium, paintbrush
raid on Lindisfarne|793|793|Viking ship
Reconquista|718|1492|castle
Reformation; Protestant Reformation|1517|1648|church, hammer
Reign of Terror|1793|1794|guillotine
Renaissance|1350|1600|painting, Mona Lisa
Roaring Twenties; Roaring 20s; Jazz Age|1920|1929|trumpet, gramophone
Roman Republic|-509|-27|Roman helmet, toga
Romanovs; Romanov dynasty; House of Romanov|1613|1917|crown
Roswell incident|1947|1947|flying saucer
Rumble in the Jungle|1974|1974|boxing ring, boxing glove
Russian Empire|1721|1917|onion dome
Russian invasion of Ukraine; Ukraine War|2022|2025|drone
Russo-Japanese War; battle of Tsushima|1904|1905|battleship
Ryder Cup|1927|2025|golf ball
sack of Rome|410|410|fire
sale of the Eiffel Tower|1925|1925|Eiffel Tower
Salem witch trials|1692|1693|noose
Salt March|1930|1930|salt
San Francisco earthquake; 1906 earthquake|1906|1906|earthquake, fire
SARS outbreak|2002|2004|virus, surgical mask
Satsuma Rebellion|1877|1877|samurai sword
Scientific Revolution|1543|1700|telescope, microscope
Scopes trial; Monkey Trial|1925|1925|monkey
Scramble for Africa; Berlin Conference|1881|1914|map
Scythians; Scythia|-900|-200|horse
Sea Peoples|-1210|-1150|galley
Second Punic War|-218|-201|elephant
Sengoku period; Warring States of Japan|1467|1615|samurai sword
September 11; 9/11; September 11 attacks|2001|2001|skyscraper, airplane
serum run to Nome|1925|1925|sled, dog
Seven Years' War; French and Indian War|1756|1763|musket, cannon
siege of Alesia; Alesia|-52|-52|Roman helmet
siege of Leningrad|1941|1944|snow, bread
siege of Masada|72|73|siege tower
siege of Orléans; siege of Orleans|1428|1429|ladder, sword
siege of Paris|1870|1871|hot-air balloon, cannon
siege of Syracuse|-213|-212|catapult
siege of Tyre|-332|-332|siege tower
siege of Vienna; first siege of Vienna|1529|1529|cannon
signing of Magna Carta|1215|1215|quill, wax seal
sinking of the Essex|1820|1820|whaling ship, whale
sinking of the Kursk|2000|2000|submarine
sinking of the Lusitania|1915|1915|ocean liner
sinking of the Titanic|1912|1912|Titanic, iceberg, lifeboat
sinking of the Vasa|1628|1628|galleon
Sioux; Lakota|1600|1890|bison, horse
smallpox eradication|1796|1980|vaccine
South Sea Bubble|1720|1720|stock chart
Soviet-Afghan War|1979|1989|helicopter
Space Age|1957|2000|rocket
Space Race|1957|1969|rocket
Space Shuttle program|1981|2011|space shuttle
Spanish Armada|1588|1588|galleon
Spanish Empire|1492|1898|galleon
Spanish flu; 1918 flu pandemic|1918|1920|surgical mask, virus
Spanish Inquisition; Inquisition|1478|1834|cross, torch
Spanish-American War|1898|1898|battleship
Spartans|-900|-192|shield, spear
spinning jenny|1764|1764|spinning wheel
Stanley Cup|1893|2025|trophy, hockey puck
Stone Age|-2600000|-3300|stone axe, stone tool
storming of the Bastille|1789|1789|prison, musket
Suez Canal obstruction; Ever Given blockage|2021|2021|cargo container, ship
Suez Crisis|1956|1956|ship
suffragettes; women's suffrage|1848|1928|ballot box
Sumerians; Sumer|-4500|-1900|ziggurat, clay tablet
Summer of Love; hippies; hippie movement|1965|1970|peace sign, flower
Super Bowl|1967|2025|American football
Tenerife airport disaster|1977|1977|airplane, fog
Terra Nova Expedition; Scott's expedition|1910|1913|tent, sled
Thai cave rescue; Tham Luang cave rescue|2018|2018|scuba mask
theft of the Mona Lisa|1911|1911|Mona Lisa
Third Crusade|1189|1192|cross, sword
Third Servile War; revolt of Spartacus|-73|-71|gladiator helmet
Thirty Years' War|1618|1648|musket, cannon
Three Mile Island accident|1979|1979|nuclear power plant
Thrilla in Manila|1975|1975|boxing ring, boxing glove
Titan submersible implosion; OceanGate disaster|2023|2023|submarine
Toba eruption; Toba|-74000|-74000|volcano
Tohoku earthquake; Tōhoku earthquake; 2011 tsunami|2011|2011|huge wave, earthquake
Tokyo subway attack; Tokyo subway sarin attack|1995|1995|subway train
Tour de France|1903|2025|bicycle
transatlantic cable; first transatlantic telegraph cable|1857|1866|telegraph, cable
transcontinental railroad; first transcontinental railroad|1863|1869|railway, steam engine
travels of Marco Polo|1271|1295|camel, map
Treaty of Tordesillas|1494|1494|map
Treaty of Versailles|1919|1919|contract
trial of Galileo|1633|1633|telescope
Triangle Shirtwaist fire|1911|1911|fire, sewing machine
Triassic|-252000000|-201000000|dinosaur
Trinity test|1945|1945|mushroom cloud
Trojan War|-1200|-1180|wooden horse
Tuareg|400|2000|camel
Tudors; Tudor dynasty; Tudor England|1485|1603|rose, crown
tulip mania; tulipmania|1634|1637|tulip
Tunguska event; Tunguska|1908|1908|meteor
U-2 incident|1960|1960|parachute
Umayyad Caliphate; Umayyads|661|750|mosque
Unabomber attacks|1978|1995|package
Underground Railroad|1810|1865|lantern
unification of Germany|1871|1871|crown
Valdivia earthquake|1960|1960|earthquake
Valley Forge; winter at Valley Forge|1777|1778|snow
Varangians; Varangian Guard|850|1204|axe
Victorian era; Victorian age; Victorian England|1837|1901|gas lamp, top hat
Vietnam War|1955|1975|helicopter
Vikings; Viking Age; Norsemen|793|1066|Viking ship
voyage of Columbus; discovery of America|1492|1493|caravel
Voyage of the Beagle|1831|1836|tall ship
Voyager program|1977|1990|satellite
voyages of Zheng He; Ming treasure fleet|1405|1433|giraffe
Waco siege|1993|1993|fire
War of 1812|1812|1815|musket, frigate
War of Jenkins' Ear|1739|1748|tall ship, ear
War of the Currents; war of currents|1880|1893|light bulb, power line
War of the Spanish Succession|1701|1714|musket, cannon
War of the Worlds broadcast|1938|1938|radio
Warring States period; Warring States|-475|-221|chariot
Wars of the Roses|1455|1487|rose, sword
Warsaw Ghetto Uprising; Warsaw Ghetto|1943|1943|brick wall
whaling era; Yankee whaling|1700|1920|whaling ship, whale
Wild West era; Old West|1850|1900|stagecoach, wanted poster
Wimbledon Championships|1877|2025|tennis racket, tennis court
Winter Olympics|1924|2026|ski, gold medal
Winter War|1939|1940|snow, ski
witch hunts; witch trials|1450|1750|fire
Woodstock festival|1969|1969|guitar
World Cup; FIFA World Cup|1930|2026|football, trophy
World Series|1903|2025|baseball
World War I; World War One; First World War; Great War; WWI|1914|1918|barbed wire
Wounded Knee; Wounded Knee Massacre|1890|1890|snow
Wow! signal; Wow signal|1977|1977|radio telescope
Y2K; Y2K bug; millennium bug|1999|2000|computer
Year Without a Summer; eruption of Tambora|1815|1816|volcano, snow
Yuan dynasty|1271|1368|horse
Zimmermann Telegram|1917|1917|telegraph
Zulus; Zulu Kingdom|1816|1897|shield, spear
`
