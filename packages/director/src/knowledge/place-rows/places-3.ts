/** Places and organizations with the drawings by which they are recognized: `names|kind|things`. */
export const PLACES_3 = `
Malibu|street|surfboard
Manaus|city|opera house
Manchester United|organisation|football
Manchester|city|factory
Mandalay|city|pagoda
Manhattan|street|skyscraper, taxi
Mara River|river|crocodile
Maracanã; Maracana|landmark|football stadium
Mare Imbrium|sky|moon
Mariana Trench; Marianas Trench; Challenger Deep|sea|anglerfish
Marina Bay Sands|building|swimming pool
Mariner 10|spacecraft|planet Mercury
Mariner 4|spacecraft|planet Mars
Mariner 9|spacecraft|planet Mars
Mars Climate Orbiter|spacecraft|planet Mars
Mars; Red Planet|sky|planet Mars
Mary Celeste; Marie Celeste|ship|sailing ship
Mary Rose|ship|carrack
Matterhorn|mountain|snowy peak
Maui|island|surfboard
Mauna Kea|mountain|observatory
Mauna Loa|mountain|volcano
Mauritania|country|camel
Mauritius|country|dodo
Mayflower|ship|sailing ship
Mayo Clinic|university|hospital
Mecca|city|Kaaba
Medellin|city|cable car
Medina|city|mosque
Melbourne|city|tram
Mercury|sky|planet Mercury
Mesopotamia|region|ziggurat, clay tablet
MESSENGER|spacecraft|planet Mercury
Meteor Crater|landmark|impact crater
Metropolitan Museum; The Met|museum|museum
Metropolitan Opera|organisation|opera house
Mexico|country|sombrero, taco, cactus
Miami Beach; South Beach|street|palm tree
Miami|city|palm tree
Midwest|region|corn
Milan|city|cathedral
Milky Way|sky|Milky Way
Millennium Falcon|spacecraft|spacecraft
Milwaukee|city|beer
Mir; Mir space station|spacecraft|space station
Mississippi River|river|steamboat
MIT; Massachusetts Institute of Technology|university|university
Miyajima; Itsukushima|island|torii gate
MLB; Major League Baseball|organisation|baseball
Moai|landmark|moai
Moluccas; Spice Islands|island|clove, nutmeg
Mona Lisa|landmark|Mona Lisa
Monaco|country|sports car
Mongolia|country|horse
Mont Blanc|mountain|snowy peak
Monterey Bay|sea|sea otter
Montmartre|street|easel
Montserrat|island|volcano
Moon|sky|moon
Morocco|country|tagine, camel
Moscow|city|Saint Basil's Cathedral, Kremlin
Moulin Rouge|landmark|windmill
Mount Ararat; Ararat|mountain|Noah's ark
Mount Bromo|mountain|volcano
Mount Cook|mountain|snowy peak
Mount Elbrus; Elbrus|mountain|snowy peak
Mount Erebus; Erebus|mountain|volcano
Mount Etna; Etna|mountain|volcano
Mount Everest; Everest|mountain|Mount Everest
Mount Fuji; Fujiyama; Mt. Fuji|mountain|Mount Fuji
Mount Hood|mountain|snowy peak
Mount Kailash|mountain|snowy peak
Mount Kenya|mountain|mountain
Mount Kilimanjaro; Kilimanjaro|mountain|Kilimanjaro
Mount Merapi; Merapi|mountain|volcano
Mount Nyiragongo; Nyiragongo|mountain|volcano
Mount Olympus|mountain|mountain
Mount Pelée; Mount Pelee|mountain|volcano
Mount Pinatubo; Pinatubo|mountain|volcano
Mount Rainier|mountain|snowy peak
Mount Roraima|mountain|mountain
Mount Sinai; Sinai|mountain|mountain
Mount St. Helens; Mount Saint Helens|mountain|volcano
Mount Tai|mountain|mountain
Mount Vesuvius; Vesuvius|mountain|volcano
Mount Washington|mountain|mountain
Mount Whitney|mountain|mountain
Mount Wilson; Mount Wilson Observatory|telescope|observatory
MS Estonia; Estonia ferry|ship|ferry
Mumbai; Bombay|city|taxi
Munich|city|beer stein, pretzel
Murano|island|glass
Musashi battleship|ship|battleship
Muscle Beach|street|barbell
Musée d'Orsay|museum|painting
Museum of Modern Art; MoMA|museum|painting
Myanmar; Burma|country|pagoda
Mykonos|island|windmill
N1 rocket|spacecraft|rocket
Nagasaki|city|mushroom cloud
Naica; Cave of the Crystals|landmark|crystal
Namib; Namib Desert|desert|dune
Namibia|country|dune
Nanga Parbat|mountain|snowy peak
Nantucket|island|whale, whaling ship
Napa Valley; Napa|region|wine
Naples|city|volcano, pizza
Nara|city|deer
Narnia|region|lion
NASA|organisation|rocket, spacesuit
NASCAR|organisation|checkered flag
Nasdaq|organisation|stock chart
Nashville|city|guitar
Nassau|island|pirate flag
National Gallery|museum|painting
National Geographic|organisation|magazine
Natural History Museum|museum|dinosaur skeleton
NBA|organisation|basketball
Nebraska|region|corn
Nelson's Column|landmark|column
Nepal|country|Mount Everest, prayer flag
Neptune|sky|planet Neptune
Netherlands; Holland; The Netherlands|country|windmill, tulip, bicycle
Neuschwanstein; Neuschwanstein Castle|landmark|castle
Nevado del Ruiz|mountain|volcano
Neverland|region|pirate ship
New Forest|forest|horse
New Horizons|spacecraft|satellite
New Orleans|city|trumpet
New York Stock Exchange; NYSE|organisation|stock exchange
New York Times; The New York Times|organisation|newspaper
New York Yankees; Yankees|organisation|baseball
New York; New York City; NYC|city|Statue of Liberty, skyscraper, taxi
New Zealand|country|sheep
Newgate Prison|building|prison
NFL|organisation|American football
Ngorongoro; Ngorongoro Crater|national park|crater, lion
NHL|organisation|hockey puck
Niagara Falls; Niagara|landmark|Niagara Falls
Nicaragua|country|volcano
Nigeria|country|oil barrel
Noah's Ark|landmark|Noah's Ark
Nobel Committee; Nobel Foundation|organisation|Nobel medal
Nobel Prize|organisation|Nobel medal
Norge airship|ship|airship
Norilsk|city|factory, snow
Normandie; SS Normandie|ship|ocean liner
North Korea|country|missile
North Pole|region|polar bear
North Sea|sea|oil rig
North Sentinel Island; Sentinel Island|island|arrow
Northern Territory|region|crocodile
Northwest Passage|sea|iceberg
Norway|country|northern lights
Notre-Dame; Notre Dame|landmark|Notre Dame
Nova Scotia|region|lobster
Nubia|region|pyramid
Nunavut|region|polar bear
O'Hare|building|airplane
Oahu|island|surfboard
Oak Island|island|treasure chest
Okavango; Okavango Delta|river|hippo, elephant
Oklahoma|region|tornado
Old Bailey|building|Lady Justice
Old Faithful|landmark|geyser
Old Trafford|landmark|football stadium
Olduvai Gorge|national park|stone tool
Olympia|landmark|column
Olympus Mons|sky|volcano
One World Trade Center|building|skyscraper
Oort Cloud|sky|comet
OPEC|organisation|oil barrel
Opportunity rover; Oppy|spacecraft|Mars rover
Oracle of Delphi|landmark|column
Orange River|river|diamond
Orion Nebula|sky|nebula
Orion spacecraft; Orion capsule|spacecraft|space capsule
Orion|sky|constellation
Orlando|city|theme park
Orly|building|airplane
Osaka Castle|building|Japanese castle
Osaka|city|Japanese castle
OSIRIS-REx|spacecraft|asteroid
Ottawa|city|parliament building
Oumuamua; 'Oumuamua|sky|asteroid
Outback; Australian Outback|region|kangaroo
Overlook Hotel; Stanley Hotel|building|hotel
Oxford Street|street|shopping bag
Oxford University; University of Oxford|university|university
Oxford|city|university
Oymyakon|town|snow
Oz; Land of Oz|region|tornado
Palace of Versailles|building|palace
Palais Garnier; Paris Opera|building|opera house
Palau|country|jellyfish
Palenque|landmark|Mayan temple
Palestine|country|olive
Palmyra|city|column
Palomar; Palomar Observatory|telescope|observatory
Pamirs|mountain|mountain
Pampas; The Pampas|region|cow
Panama Canal|landmark|ship
Panama City|city|skyscraper
Pantanal|national park|jaguar, capybara
Paricutin; Parícutin|mountain|volcano
Paris Catacombs; Catacombs of Paris|landmark|bone
Paris|city|Eiffel Tower, Arc de Triomphe
Parker Solar Probe|spacecraft|sun
Parthenon|landmark|Parthenon
Patagonia|region|mountain, penguin
Pathfinder; Mars Pathfinder|spacecraft|Mars rover
Peking University|university|university
Penn Station|building|train station
Pequod|ship|whaling ship, whale
Père Lachaise; Pere Lachaise|landmark|gravestone
Perseids|sky|shooting star
Persepolis|city|column
Perseverance rover|spacecraft|Perseverance rover
Persia|region|carpet
Persian Gulf|sea|oil rig
Peru|country|llama, Machu Picchu
Petra|landmark|Petra
Petronas Towers|building|skyscraper
Philadelphia|city|bell
Philae|spacecraft|lander, comet
Philippines; The Philippines|country|rice terrace
Phoenix lander|spacecraft|lander
Piccadilly Circus; Piccadilly|street|double-decker bus
Pico de Teide; Teide|mountain|volcano
Pigalle|street|windmill
Pike Place Market|street|fish
Pikes Peak|mountain|mountain
Pillars of Creation; Eagle Nebula|sky|nebula
Pinta|ship|caravel
Pioneer 10|spacecraft|satellite
Pioneer 11|spacecraft|satellite
Pisa|city|Leaning Tower of Pisa
Pitcairn; Pitcairn Island|island|sailing ship
Pittsburgh|city|bridge
Place de la Concorde|street|obelisk
Planck telescope|telescope|space telescope
Planet Nine; Planet X|sky|planet
Playboy|organisation|magazine
Plaza Hotel|building|hotel
Pleiades|sky|constellation
Plitvice Lakes; Plitvice|lake|waterfall
Pluto|sky|planet
Poland|country|pierogi
Polaris; North Star; Pole Star|sky|star
Polynesia|region|palm tree, canoe
Pompeii|town|volcano
Pont du Gard|landmark|aqueduct
Pony Express|organisation|horse
Popocatepetl; Popocatépetl|mountain|volcano
Port Royal|city|pirate ship
Porto|city|wine barrel
Portugal|country|tram of Lisbon, grilled sardine
Potemkin; battleship Potemkin|ship|battleship
Poveglia|island|plague mask
Prado|museum|painting
Prague Castle|building|castle
Prague|city|castle
Princeton; Princeton University|university|university
Pripyat|city|ferris wheel
Provence|region|lavender field
Proxima b|sky|planet
Proxima Centauri|sky|star
Pudding Lane|street|bakery
Punjab|region|wheat
Pyramids of Giza; Giza pyramids|landmark|pyramid
Pyrenees|mountain|mountain
Qatar|country|skyscraper
Quebec|region|maple syrup
Queen Anne's Revenge|ship|pirate ship
Queen Elizabeth 2; QE2|ship|ocean liner
Queen Mary; RMS Queen Mary|ship|ocean liner
Queensland|region|coral reef
Queenstown|city|mountain
Rainbow Warrior|ship|ship
Rajasthan|region|camel
Ranthambore|national park|tiger
Real Madrid|organisation|football
Red Cross|organisation|first aid kit
Red October|ship|submarine
Red Square|street|Saint Basil's Cathedral
Reichstag|building|parliament building
Reims|city|cathedral, champagne
Reno|city|slot machine
Reunion Island|island|volcano
Rhine|river|castle
Rialto Bridge|landmark|bridge
Rigel|sky|star
Rijksmuseum|museum|painting
Rikers Island|island|prison
Ring Nebula|sky|nebula
Ring of Fire|region|volcano
Rio de Janeiro; Rio|city|Christ the Redeemer
Ritz; The Ritz|building|hotel
Riyadh|city|skyscraper
RMS Olympic|ship|ocean liner
Robben Island|island|prison
Rock and Roll Hall of Fame|museum|guitar
Rock of Gibraltar; Gibraltar|mountain|monkey
Rockefeller Center|building|Christmas tree
Rocky Mountains; Rockies; The Rockies|mountain|mountain, moose
Rodeo Drive|street|shopping bag
Roman Forum|landmark|column
Romania|country|castle
Rome|city|Colosseum
Roscosmos|organisation|rocket
Rosetta probe; Rosetta spacecraft|spacecraft|comet
Rosetta Stone|landmark|hieroglyphs
Ross Sea|sea|penguin
Roswell|city|flying saucer, alien
Rotterdam|city|harbor crane
Rouen|city|cathedral
Route 66|landmark|road
Rovaniemi|town|Santa hat
Royal Air Force; RAF|organisation|fighter plane
Royal Geographical Society|organisation|map
Royal Navy|organisation|warship
Royal Opera House|building|opera house
Russia|country|Saint Basil's Cathedral, matryoshka, bear
Rust Belt|region|factory
Rwanda|country|gorilla
`
