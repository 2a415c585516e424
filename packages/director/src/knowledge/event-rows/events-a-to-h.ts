/** Events and ages with the drawings by which they are recognized: `names|things`. */
export const EVENTS_A_TO_H = `
1904 Olympic marathon; 1904 Olympics|running shoe
1936 Olympics; Berlin Olympics|gold medal
1966 World Cup; 1966 World Cup final|football, trophy
1968 Olympics; Mexico City Olympics|winners podium
1973 oil crisis; oil crisis; oil embargo|gas station, oil barrel
24 Hours of Le Mans; Le Mans|sports car, checkered flag
Abbasid Caliphate; Abbasids|mosque
Aberfan disaster|coal, school
Able Archer; Petrov incident|missile
abolition of slavery; abolitionism|chain
Age of Discovery; Age of Exploration|caravel, compass, map
Age of Enlightenment; Enlightenment|book, quill
age of the ninja|katana
age of the samurai; samurai era|samurai sword
AIDS epidemic; AIDS crisis|virus
Akkadian Empire; Akkadians|ziggurat
America's Cup|sailboat
American Civil War; US Civil War|cannon, musket
American Revolution; American Revolutionary War; Revolutionary War; War of Independence|musket, cannon
ancient Egypt; ancient Egyptians|pyramid, sphinx, hieroglyphs
ancient Greece; ancient Greeks|Parthenon, amphora
Ancient Olympics; ancient Olympic Games|laurel wreath
ancient Rome; ancient Romans; Romans; Roman Empire|Colosseum, Roman helmet
Andes flight disaster; Miracle of the Andes|airplane, snow
Anglo-Zulu War; Rorke's Drift; Isandlwana|shield, spear
Antwerp diamond heist|diamond, vault
Apache; Apaches|horse
Apollo 1|space capsule, fire
Apollo 11; Moon landing; first Moon landing|lunar module, moon
Apollo 12|lunar module, lightning
Apollo 13|lunar module, moon
Apollo 15|lunar rover
Apollo 17|lunar rover
Apollo 8|earth, moon
Apollo program|rocket, lunar module
Apollo-Soyuz|space capsule
ARPANET|computer
Artemis program; Artemis I; Artemis II|rocket, moon
Ashanti Empire; Asante Empire|gold bar
Asian financial crisis|stock chart
assassination of Abraham Lincoln; Lincoln assassination|top hat
assassination of Franz Ferdinand; assassination in Sarajevo|car
assassination of John F. Kennedy; JFK assassination; Kennedy assassination|convertible
assassination of Martin Luther King|balcony
Assyrians; Assyrian Empire|chariot
Atlantic slave trade; transatlantic slave trade; Middle Passage|slave ship, shackle
Atomic Age|atom, mushroom cloud
Austro-Hungarian Empire; Austria-Hungary; Habsburg Empire; Habsburgs|palace
Aztecs; Aztec Empire; Mexica|Aztec pyramid
Babylonians; Babylonian Empire|ziggurat, clay tablet
Banco Central burglary; Fortaleza heist|tunnel, banknote
battle of Actium; Actium|galley
battle of Agincourt; Agincourt|arrow
battle of Austerlitz; Austerlitz|cannon
battle of Bannockburn; Bannockburn|spear
battle of Bosworth|crown, horse
Battle of Britain|fighter plane
battle of Cannae; Cannae|Roman helmet, shield
battle of Crécy; battle of Crecy|arrow
battle of Gaugamela; Gaugamela|chariot, spear
battle of Gettysburg|cannon
battle of Grunwald; Tannenberg|sword
battle of Hampton Roads|cannon
battle of Hattin|sword
battle of Iwo Jima|flag
battle of Jutland; Jutland|battleship
battle of Kadesh; Kadesh|chariot
battle of Leipzig; Battle of Nations|cannon
Battle of Lepanto; Lepanto|galley
battle of Marathon|spear, shield
battle of Midway|aircraft carrier, propeller plane
battle of Passchendaele; Passchendaele|mud
battle of Salamis; Salamis|trireme
battle of Sekigahara; Sekigahara|samurai sword
battle of Stalingrad|snow
battle of the Alamo|cannon, musket
Battle of the Atlantic|submarine
Battle of the Bulge|snow
battle of the Little Bighorn; Custer's Last Stand; Little Bighorn|horse, arrow
Battle of the Sexes tennis match|tennis racket
battle of the Somme; Somme|barbed wire
battle of the Teutoburg Forest; Varus battle|Roman helmet
battle of Thermopylae; Thermopylae|shield, spear
battle of Trafalgar; Trafalgar|tall ship, cannon
battle of Verdun; Verdun|barbed wire
battle of Vienna; second siege of Vienna|cannon, horse
battle of Waterloo; Waterloo|cannon, musket
battle of Yorktown; Yorktown|cannon
battle of Ypres; Ypres|gas mask
battle on the Ice|sword, ice
Beatlemania|guitar
Bedouin; Bedouins|camel, tent
Beer Hall Putsch|beer stein
Beirut explosion|explosion, silo
Belgian Antarctic Expedition|sailing ship
Belle Époque; Belle Epoque|Eiffel Tower
Berlin Airlift; Berlin Blockade|propeller plane
Bhopal disaster|factory
Big Bang|Big Bang
birth of the World Wide Web; World Wide Web|web browser
Black Death; bubonic plague|rat
Black Monday|stock chart
Black Sox scandal|baseball
Black Summer; Australian bushfires|fire, koala
Black Thursday; Wall Street Crash; stock market crash of 1929; crash of 1929|stock chart
Blitz; The Blitz; London Blitz|fire
Bobby Fischer vs. Boris Spassky; Match of the Century|chess
bombing of Dresden; firebombing of Dresden|fire
bombing of Guernica; Guernica|explosion, painting
bombing of Hiroshima; atomic bombing of Hiroshima|mushroom cloud
bombing of Nagasaki; atomic bombing of Nagasaki|mushroom cloud
Bone Wars|dinosaur bone
Boston Marathon bombing|explosion
Boston Marathon|running shoe
Boston Massacre|musket
Boston Tea Party|tea, crate
Brexit|ballot box
Brink's-Mat robbery; Brink's-Mat|gold bar
British Empire|tall ship
British Raj|tea, elephant
Broad Street cholera outbreak; 1854 cholera outbreak|hand pump
Bronze Age|sword
building of the Berlin Wall|Berlin Wall, barbed wire
building of the Hoover Dam|dam
Burning Man|bonfire
Burning of Washington|White House, fire
Byzantine Empire; Byzantines|Hagia Sophia
Cambrian explosion; Cambrian|trilobite
Carboniferous|fern, dragonfly
Carnation Revolution|flower
Carolingian Empire|crown
Carrington Event|telegraph, northern lights
Challenger disaster; Challenger explosion|space shuttle, explosion
Champions League|football
Charge of the Light Brigade|horse, cannon
Chelyabinsk meteor|meteor
Chernobyl disaster; Chernobyl nuclear disaster|nuclear power plant, radiation sign
Children's Crusade|cross
Christmas Truce|football
cloning of Dolly; Dolly the sheep|sheep
Cod Wars|fishing boat
Cold War|nuclear missile, Berlin Wall
collapse of FTX|cryptocurrency
collapse of Lehman Brothers|bank, moving box
collapse of the Soviet Union; dissolution of the Soviet Union; fall of the Soviet Union|Kremlin
Columbia disaster|space shuttle
Columbian Exchange|potato, corn, tomato
Comanche; Comanches|horse, bison
Concorde crash|airplane, fire
conquest of Mexico; Spanish conquest of the Aztec Empire|Aztec pyramid, sword
conquest of Peru; Spanish conquest of the Incas|gold bar
Conquistadors; conquistadores|sword, horse
Cossacks|horse
Cottingley Fairies|camera
COVID lockdowns|window
COVID-19 pandemic; COVID-19; COVID; coronavirus pandemic|virus, surgical mask
creation of Bitcoin|bitcoin
Cretaceous|dinosaur
Crimean War|cannon
Cro-Magnon; Cro-Magnons|spear
crossing of the Delaware|rowboat
crucifixion of Jesus|cross
Crusades; The Crusades; Crusaders|cross, sword
Cuban Missile Crisis|nuclear missile
Cultural Revolution|book
cuneiform; invention of writing|clay tablet
D-Day; Normandy landings; Operation Overlord|parachute
D. B. Cooper hijacking; D.B. Cooper|parachute, airplane
Dakar Rally; Paris-Dakar|car
Dambusters raid; Dambusters|dam
death of Princess Diana|car, tunnel
Deepwater Horizon oil spill|oil rig
Devonian|fish
disappearance of Amelia Earhart|propeller plane
discovery of DNA; double helix|dna
discovery of insulin|insulin
discovery of Machu Picchu|Machu Picchu
discovery of penicillin|petri dish
discovery of Pluto|telescope
discovery of radium; discovery of radioactivity|radium
discovery of Tutankhamun's tomb|sarcophagus, mummy
discovery of X-rays|X-ray
Domesday Book|book
Donner Party|covered wagon, snow
Doolittle Raid|propeller plane
dot-com bubble; dotcom bubble|stock chart, website
Dresden Green Vault heist; Green Vault burglary|jewels
Dunkirk; Dunkirk evacuation|boat
Dust Bowl|dust
Dutch Golden Age|trading ship, tulip
Dyatlov Pass incident; Dyatlov Pass|tent, snow
Ebola outbreak; Ebola|virus
Edo period; Tokugawa shogunate; Tokugawa period|samurai sword, Japanese castle
Egyptian campaign of Napoleon|pyramid, cannon
Elizabethan era|galleon, quill
end of apartheid; release of Nelson Mandela|ballot box
English Civil War|musket, cannon
eruption of Krakatoa; Krakatoa eruption|volcano, wave
eruption of Mount Pelée|volcano
eruption of Mount St. Helens|volcano
eruption of Vesuvius|volcano
Escape from Alcatraz; Alcatraz escape|raft, spoon
execution of the Romanovs|crown
extinction of the dinosaurs; dinosaur extinction|asteroid, dinosaur
Eyjafjallajökull eruption; 2010 eruption in Iceland|volcano, airplane
Falklands War|warship
fall of Constantinople|cannon
fall of Saigon|helicopter
fall of the Berlin Wall|Berlin Wall, hammer
Feudalism|castle
financial crisis of 2008; 2008 financial crisis; Great Recession; global financial crisis|stock chart, house
first ascent of Everest; conquest of Everest|Mount Everest, flag
first balloon flight; Montgolfier flight|hot-air balloon
First Crusade|cross, sword
First Fleet|tall ship
first human spaceflight; Gagarin's flight|rocket, space capsule
first image of a black hole|black hole
first spacewalk|spacesuit
first Thanksgiving|turkey, corn
First voyage of James Cook; voyages of Captain Cook|tall ship, sextant
Forty-seven Ronin; 47 Ronin|samurai sword
founding of Rome|wolf
Four Pests campaign|sparrow
Fourth Crusade; sack of Constantinople|cross, ship
Franco-Prussian War|cannon
Franklin expedition; Franklin's lost expedition|tall ship
French invasion of Russia; Napoleon's retreat from Moscow|snow, horse
French Resistance|radio
French Revolution|guillotine
Fukushima disaster; Fukushima nuclear disaster|nuclear power plant, radiation sign
Gallic Wars|Roman helmet
Galveston hurricane; Great Galveston hurricane|hurricane, flood
GameStop short squeeze; GameStop|stock chart, smartphone
German hyperinflation; Weimar hyperinflation|banknote, wheelbarrow
German Peasants' War|pitchfork
German reunification|Brandenburg Gate
Gilded Age|train
gladiatorial games|gladiator helmet, Colosseum
Glorious Revolution|crown
Gold Rush; California Gold Rush; forty-niners|gold pan, gold nugget
Golden Age of Piracy|pirate ship, pirate flag
Golden Horde|horse
Golden Spike ceremony; golden spike|railway, locomotive
Great Alaska earthquake|earthquake
Great Canadian maple syrup heist; maple syrup heist|maple syrup, barrel
Great Chicago Fire|fire, cow
Great Escape|tunnel, barbed wire
Great Exhibition|greenhouse
Great Fire of London|fire
Great Fire of Rome|fire
Great Leap Forward|sparrow
Great Moon Hoax|newspaper, moon
Great Northern Expedition|sailing ship
Great Northern War|musket, cannon
Great Plague of London; Great Plague|plague mask, rat
Great Siege of Malta; siege of Malta|cannon
Great Smog of London; Great Smog|fog
Great Train Robbery|train, money bag
Greco-Persian Wars; Persian Wars|trireme, shield
Green Revolution|wheat
Grenfell Tower fire|apartment building, fire
Gulag; gulags|barbed wire, snow
Gulf War; Desert Storm; Operation Desert Storm|oil well
Gunpowder Plot; Bonfire Night|barrel
Haiti earthquake|earthquake
Haitian Revolution|musket
Halifax explosion|explosion
Hand of God goal; Hand of God|football
Hannibal's crossing of the Alps|elephant, snow
Hanseatic League; Hansa|trading ship
Harlem Renaissance|saxophone
Hatton Garden heist; Hatton Garden|vault, drill
Hellenistic age; Hellenistic period|column
Hillsborough disaster; Hillsborough|football stadium
Hindenburg disaster; Hindenburg|zeppelin, fire
Hittites; Hittite Empire|chariot
Holocaust; Shoah|barbed wire, star of David
Holodomor|wheat
Holy Roman Empire|crown
Human Genome Project|dna
Hundred Years' War|sword, shield
Huns|horse
Hurricane Katrina; Katrina|hurricane, flooded house
Hurricane Sandy|hurricane, flood
`
