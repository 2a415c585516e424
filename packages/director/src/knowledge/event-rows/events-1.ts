/** Events and ages with the drawings by which they are recognized: `names|from year|to year|things`. */
export const EVENTS_1 = `
1904 Olympic marathon; 1904 Olympics|1904|1904|running shoe
1936 Olympics; Berlin Olympics|1936|1936|gold medal
1966 World Cup; 1966 World Cup final|1966|1966|football, trophy
1968 Olympics; Mexico City Olympics|1968|1968|winners podium
1973 oil crisis; oil crisis; oil embargo|1973|1974|gas station, oil barrel
24 Hours of Le Mans; Le Mans|1923|2025|sports car, checkered flag
Abbasid Caliphate; Abbasids|750|1258|mosque
Aberfan disaster|1966|1966|coal, school
Able Archer; Petrov incident|1983|1983|missile
abolition of slavery; abolitionism|1780|1888|chain
Age of Discovery; Age of Exploration|1415|1650|caravel, compass, map
Age of Enlightenment; Enlightenment|1685|1815|book, quill
age of the ninja|1400|1700|katana
age of the samurai; samurai era|900|1877|samurai sword
AIDS epidemic; AIDS crisis|1981|1996|virus
Akkadian Empire; Akkadians|-2334|-2154|ziggurat
America's Cup|1851|2024|sailboat
American Civil War; US Civil War|1861|1865|cannon, musket
American Revolution; American Revolutionary War; Revolutionary War; War of Independence|1775|1783|musket, cannon
ancient Egypt; ancient Egyptians|-3100|-30|pyramid, sphinx, hieroglyphs
ancient Greece; ancient Greeks|-800|-146|Parthenon, amphora
Ancient Olympics; ancient Olympic Games|-776|393|laurel wreath
ancient Rome; ancient Romans; Romans; Roman Empire|-753|476|Colosseum, Roman helmet
Andes flight disaster; Miracle of the Andes|1972|1972|airplane, snow
Anglo-Zulu War; Rorke's Drift; Isandlwana|1879|1879|shield, spear
Antwerp diamond heist|2003|2003|diamond, vault
Apache; Apaches|1600|1886|horse
Apollo 1|1967|1967|space capsule, fire
Apollo 11; Moon landing; first Moon landing|1969|1969|lunar module, moon
Apollo 12|1969|1969|lunar module, lightning
Apollo 13|1970|1970|lunar module, moon
Apollo 15|1971|1971|lunar rover
Apollo 17|1972|1972|lunar rover
Apollo 8|1968|1968|earth, moon
Apollo program|1961|1972|rocket, lunar module
Apollo-Soyuz|1975|1975|space capsule
ARPANET|1969|1990|computer
Artemis program; Artemis I; Artemis II|2017|2026|rocket, moon
Ashanti Empire; Asante Empire|1701|1901|gold bar
Asian financial crisis|1997|1998|stock chart
assassination of Abraham Lincoln; Lincoln assassination|1865|1865|top hat
assassination of Franz Ferdinand; assassination in Sarajevo|1914|1914|car
assassination of John F. Kennedy; JFK assassination; Kennedy assassination|1963|1963|convertible
assassination of Martin Luther King|1968|1968|balcony
Assyrians; Assyrian Empire|-2025|-609|chariot
Atlantic slave trade; transatlantic slave trade; Middle Passage|1501|1867|slave ship, shackle
Atomic Age|1945|1991|atom, mushroom cloud
Austro-Hungarian Empire; Austria-Hungary; Habsburg Empire; Habsburgs|1526|1918|palace
Aztecs; Aztec Empire; Mexica|1300|1521|Aztec pyramid
Babylonians; Babylonian Empire|-1894|-539|ziggurat, clay tablet
Banco Central burglary; Fortaleza heist|2005|2005|tunnel, banknote
battle of Actium; Actium|-31|-31|galley
battle of Agincourt; Agincourt|1415|1415|arrow
battle of Austerlitz; Austerlitz|1805|1805|cannon
battle of Bannockburn; Bannockburn|1314|1314|spear
battle of Bosworth|1485|1485|crown, horse
Battle of Britain|1940|1940|fighter plane
battle of Cannae; Cannae|-216|-216|Roman helmet, shield
battle of Crécy; battle of Crecy|1346|1346|arrow
battle of Gaugamela; Gaugamela|-331|-331|chariot, spear
battle of Gettysburg|1863|1863|cannon
battle of Grunwald; Tannenberg|1410|1410|sword
battle of Hampton Roads|1862|1862|cannon
battle of Hattin|1187|1187|sword
battle of Iwo Jima|1945|1945|flag
battle of Jutland; Jutland|1916|1916|battleship
battle of Kadesh; Kadesh|-1274|-1274|chariot
battle of Leipzig; Battle of Nations|1813|1813|cannon
Battle of Lepanto; Lepanto|1571|1571|galley
battle of Marathon|-490|-490|spear, shield
battle of Midway|1942|1942|aircraft carrier, propeller plane
battle of Passchendaele; Passchendaele|1917|1917|mud
battle of Salamis; Salamis|-480|-480|trireme
battle of Sekigahara; Sekigahara|1600|1600|samurai sword
battle of Stalingrad|1942|1943|snow
battle of the Alamo|1836|1836|cannon, musket
Battle of the Atlantic|1939|1945|submarine
Battle of the Bulge|1944|1945|snow
battle of the Little Bighorn; Custer's Last Stand; Little Bighorn|1876|1876|horse, arrow
Battle of the Sexes tennis match|1973|1973|tennis racket
battle of the Somme; Somme|1916|1916|barbed wire
battle of the Teutoburg Forest; Varus battle|9|9|Roman helmet
battle of Thermopylae; Thermopylae|-480|-480|shield, spear
battle of Trafalgar; Trafalgar|1805|1805|tall ship, cannon
battle of Verdun; Verdun|1916|1916|barbed wire
battle of Vienna; second siege of Vienna|1683|1683|cannon, horse
battle of Waterloo; Waterloo|1815|1815|cannon, musket
battle of Yorktown; Yorktown|1781|1781|cannon
battle of Ypres; Ypres|1914|1918|gas mask
battle on the Ice|1242|1242|sword, ice
Beatlemania|1963|1966|guitar
Bedouin; Bedouins|-800|2000|camel, tent
Beer Hall Putsch|1923|1923|beer stein
Beirut explosion|2020|2020|explosion, silo
Belgian Antarctic Expedition|1897|1899|sailing ship
Belle Époque; Belle Epoque|1871|1914|Eiffel Tower
Berlin Airlift; Berlin Blockade|1948|1949|propeller plane
Bhopal disaster|1984|1984|factory
Big Bang|-13800000000|-13800000000|Big Bang
birth of the World Wide Web; World Wide Web|1989|1991|web browser
Black Death; bubonic plague|1346|1353|rat
Black Monday|1987|1987|stock chart
Black Sox scandal|1919|1919|baseball
Black Summer; Australian bushfires|2019|2020|fire, koala
Black Thursday; Wall Street Crash; stock market crash of 1929; crash of 1929|1929|1929|stock chart
Blitz; The Blitz; London Blitz|1940|1941|fire
Bobby Fischer vs. Boris Spassky; Match of the Century|1972|1972|chess
bombing of Dresden; firebombing of Dresden|1945|1945|fire
bombing of Guernica; Guernica|1937|1937|explosion, painting
bombing of Hiroshima; atomic bombing of Hiroshima|1945|1945|mushroom cloud
bombing of Nagasaki; atomic bombing of Nagasaki|1945|1945|mushroom cloud
Bone Wars|1877|1892|dinosaur bone
Boston Marathon bombing|2013|2013|explosion
Boston Marathon|1897|2025|running shoe
Boston Massacre|1770|1770|musket
Boston Tea Party|1773|1773|tea, crate
Brexit|2016|2020|ballot box
Brink's-Mat robbery; Brink's-Mat|1983|1983|gold bar
British Empire|1583|1997|tall ship
British Raj|1858|1947|tea, elephant
Broad Street cholera outbreak; 1854 cholera outbreak|1854|1854|hand pump
Bronze Age|-3300|-1200|sword
building of the Berlin Wall|1961|1961|Berlin Wall, barbed wire
building of the Hoover Dam|1931|1936|dam
Burning Man|1986|2025|bonfire
Burning of Washington|1814|1814|White House, fire
Byzantine Empire; Byzantines|330|1453|Hagia Sophia
Cambrian explosion; Cambrian|-541000000|-485000000|trilobite
Carboniferous|-359000000|-299000000|fern, dragonfly
Carnation Revolution|1974|1974|flower
Carolingian Empire|800|888|crown
Carrington Event|1859|1859|telegraph, northern lights
Challenger disaster; Challenger explosion|1986|1986|space shuttle, explosion
Champions League|1955|2025|football
Charge of the Light Brigade|1854|1854|horse, cannon
Chelyabinsk meteor|2013|2013|meteor
Chernobyl disaster; Chernobyl nuclear disaster|1986|1986|nuclear power plant, radiation sign
Children's Crusade|1212|1212|cross
Christmas Truce|1914|1914|football
cloning of Dolly; Dolly the sheep|1996|1996|sheep
Cod Wars|1958|1976|fishing boat
Cold War|1947|1991|nuclear missile, Berlin Wall
collapse of FTX|2022|2022|cryptocurrency
collapse of Lehman Brothers|2008|2008|bank, moving box
collapse of the Soviet Union; dissolution of the Soviet Union; fall of the Soviet Union|1991|1991|Kremlin
Columbia disaster|2003|2003|space shuttle
Columbian Exchange|1492|1700|potato, corn, tomato
Comanche; Comanches|1700|1875|horse, bison
Concorde crash|2000|2000|airplane, fire
conquest of Mexico; Spanish conquest of the Aztec Empire|1519|1521|Aztec pyramid, sword
conquest of Peru; Spanish conquest of the Incas|1532|1572|gold bar
Conquistadors; conquistadores|1492|1572|sword, horse
Cossacks|1400|1920|horse
Cottingley Fairies|1917|1920|camera
COVID lockdowns|2020|2021|window
COVID-19 pandemic; COVID-19; COVID; coronavirus pandemic|2019|2023|virus, surgical mask
creation of Bitcoin|2008|2009|bitcoin
Cretaceous|-145000000|-66000000|dinosaur
Crimean War|1853|1856|cannon
Cro-Magnon; Cro-Magnons|-45000|-10000|spear
crossing of the Delaware|1776|1776|rowboat
crucifixion of Jesus|30|33|cross
Crusades; The Crusades; Crusaders|1096|1291|cross, sword
Cuban Missile Crisis|1962|1962|nuclear missile
Cultural Revolution|1966|1976|book
cuneiform; invention of writing|-3400|75|clay tablet
D-Day; Normandy landings; Operation Overlord|1944|1944|parachute
D. B. Cooper hijacking; D.B. Cooper|1971|1971|parachute, airplane
Dakar Rally; Paris-Dakar|1978|2025|car
Dambusters raid; Dambusters|1943|1943|dam
death of Princess Diana|1997|1997|car, tunnel
Deepwater Horizon oil spill|2010|2010|oil rig
Devonian|-419000000|-359000000|fish
disappearance of Amelia Earhart|1937|1937|propeller plane
discovery of DNA; double helix|1953|1953|dna
discovery of insulin|1921|1921|insulin
discovery of Machu Picchu|1911|1911|Machu Picchu
discovery of penicillin|1928|1928|petri dish
discovery of Pluto|1930|1930|telescope
discovery of radium; discovery of radioactivity|1896|1898|radium
discovery of Tutankhamun's tomb|1922|1922|sarcophagus, mummy
discovery of X-rays|1895|1895|X-ray
Domesday Book|1086|1086|book
Donner Party|1846|1847|covered wagon, snow
Doolittle Raid|1942|1942|propeller plane
dot-com bubble; dotcom bubble|1995|2001|stock chart, website
Dresden Green Vault heist; Green Vault burglary|2019|2019|jewels
Dunkirk; Dunkirk evacuation|1940|1940|boat
Dust Bowl|1930|1936|dust
Dutch Golden Age|1588|1672|trading ship, tulip
Dyatlov Pass incident; Dyatlov Pass|1959|1959|tent, snow
Ebola outbreak; Ebola|2014|2016|virus
Edo period; Tokugawa shogunate; Tokugawa period|1603|1868|samurai sword, Japanese castle
Egyptian campaign of Napoleon|1798|1801|pyramid, cannon
Elizabethan era|1558|1603|galleon, quill
end of apartheid; release of Nelson Mandela|1990|1994|ballot box
English Civil War|1642|1651|musket, cannon
eruption of Krakatoa; Krakatoa eruption|1883|1883|volcano, wave
eruption of Mount Pelée|1902|1902|volcano
eruption of Mount St. Helens|1980|1980|volcano
eruption of Vesuvius|79|79|volcano
Escape from Alcatraz; Alcatraz escape|1962|1962|raft, spoon
execution of the Romanovs|1918|1918|crown
extinction of the dinosaurs; dinosaur extinction|-66000000|-66000000|asteroid, dinosaur
Eyjafjallajökull eruption; 2010 eruption in Iceland|2010|2010|volcano, airplane
Falklands War|1982|1982|warship
fall of Constantinople|1453|1453|cannon
fall of Saigon|1975|1975|helicopter
fall of the Berlin Wall|1989|1989|Berlin Wall, hammer
Feudalism|900|1500|castle
financial crisis of 2008; 2008 financial crisis; Great Recession; global financial crisis|2007|2009|stock chart, house
first ascent of Everest; conquest of Everest|1953|1953|Mount Everest, flag
first balloon flight; Montgolfier flight|1783|1783|hot-air balloon
First Crusade|1096|1099|cross, sword
First Fleet|1787|1788|tall ship
first human spaceflight; Gagarin's flight|1961|1961|rocket, space capsule
first image of a black hole|2019|2019|black hole
first spacewalk|1965|1965|spacesuit
first Thanksgiving|1621|1621|turkey, corn
First voyage of James Cook; voyages of Captain Cook|1768|1779|tall ship, sextant
Forty-seven Ronin; 47 Ronin|1701|1703|samurai sword
founding of Rome|-753|-753|wolf
Four Pests campaign|1958|1962|sparrow
Fourth Crusade; sack of Constantinople|1202|1204|cross, ship
Franco-Prussian War|1870|1871|cannon
Franklin expedition; Franklin's lost expedition|1845|1848|tall ship
French invasion of Russia; Napoleon's retreat from Moscow|1812|1812|snow, horse
French Resistance|1940|1944|radio
French Revolution|1789|1799|guillotine
Fukushima disaster; Fukushima nuclear disaster|2011|2011|nuclear power plant, radiation sign
Gallic Wars|-58|-50|Roman helmet
Galveston hurricane; Great Galveston hurricane|1900|1900|hurricane, flood
GameStop short squeeze; GameStop|2021|2021|stock chart, smartphone
German hyperinflation; Weimar hyperinflation|1921|1923|banknote, wheelbarrow
German Peasants' War|1524|1525|pitchfork
German reunification|1990|1990|Brandenburg Gate
Gilded Age|1870|1900|train
gladiatorial games|-264|404|gladiator helmet, Colosseum
Glorious Revolution|1688|1689|crown
Gold Rush; California Gold Rush; forty-niners|1848|1855|gold pan, gold nugget
Golden Age of Piracy|1650|1730|pirate ship, pirate flag
Golden Horde|1242|1502|horse
Golden Spike ceremony; golden spike|1869|1869|railway, locomotive
Great Alaska earthquake|1964|1964|earthquake
Great Canadian maple syrup heist; maple syrup heist|2011|2012|maple syrup, barrel
Great Chicago Fire|1871|1871|fire, cow
Great Escape|1944|1944|tunnel, barbed wire
Great Exhibition|1851|1851|greenhouse
Great Fire of London|1666|1666|fire
Great Fire of Rome|64|64|fire
Great Leap Forward|1958|1962|sparrow
Great Moon Hoax|1835|1835|newspaper, moon
Great Northern Expedition|1733|1743|sailing ship
Great Northern War|1700|1721|musket, cannon
Great Plague of London; Great Plague|1665|1666|plague mask, rat
Great Siege of Malta; siege of Malta|1565|1565|cannon
Great Smog of London; Great Smog|1952|1952|fog
Great Train Robbery|1963|1963|train, money bag
Greco-Persian Wars; Persian Wars|-499|-449|trireme, shield
Green Revolution|1950|1970|wheat
Grenfell Tower fire|2017|2017|apartment building, fire
Gulag; gulags|1918|1960|barbed wire, snow
Gulf War; Desert Storm; Operation Desert Storm|1990|1991|oil well
Gunpowder Plot; Bonfire Night|1605|1605|barrel
Haiti earthquake|2010|2010|earthquake
Haitian Revolution|1791|1804|musket
Halifax explosion|1917|1917|explosion
Hand of God goal; Hand of God|1986|1986|football
Hannibal's crossing of the Alps|-218|-218|elephant, snow
Hanseatic League; Hansa|1241|1669|trading ship
Harlem Renaissance|1918|1935|saxophone
Hatton Garden heist; Hatton Garden|2015|2015|vault, drill
Hellenistic age; Hellenistic period|-323|-31|column
Hillsborough disaster; Hillsborough|1989|1989|football stadium
Hindenburg disaster; Hindenburg|1937|1937|zeppelin, fire
Hittites; Hittite Empire|-1650|-1180|chariot
Holocaust; Shoah|1941|1945|barbed wire, star of David
Holodomor|1932|1933|wheat
Holy Roman Empire|962|1806|crown
Human Genome Project|1990|2003|dna
Hundred Years' War|1337|1453|sword, shield
Huns|370|469|horse
Hurricane Katrina; Katrina|2005|2005|hurricane, flooded house
Hurricane Sandy|2012|2012|hurricane, flood
`
