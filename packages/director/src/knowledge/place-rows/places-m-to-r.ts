/** Places and organizations with the drawings by which they are recognized: `names|things`. */
export const PLACES_M_TO_R = `
M87; Messier 87|black hole
Maasai Mara; Masai Mara|lion, zebra
Macau|poker chip
Machu Picchu|Machu Picchu
Macquarie Island|penguin
Madagascar|baobab tree, chameleon
Madison Square Garden|boxing ring
Magellan probe|planet Venus
Magellanic Clouds|galaxy
Magna Carta|document
Maine|lobster, lighthouse
Malaysia|orangutan
Maldives; The Maldives|overwater bungalow, palm tree
Malibu|surfboard
Manaus|opera house
Manchester United|football
Manchester|factory
Mandalay|pagoda
Manhattan|skyscraper, taxi
Mara River|crocodile
Maracanã; Maracana|football stadium
Mare Imbrium|moon
Mariana Trench; Marianas Trench; Challenger Deep|anglerfish
Marina Bay Sands|swimming pool
Mariner 10|planet Mercury
Mariner 4|planet Mars
Mariner 9|planet Mars
Mars Climate Orbiter|planet Mars
Mars; Red Planet|planet Mars
Mary Celeste; Marie Celeste|sailing ship
Mary Rose|carrack
Matterhorn|snowy peak
Maui|surfboard
Mauna Kea|observatory
Mauna Loa|volcano
Mauritania|camel
Mauritius|dodo
Mayflower|sailing ship
Mayo Clinic|hospital
Mecca|Kaaba
Medellin|cable car
Medina|mosque
Melbourne|tram
Mercury|planet Mercury
Mesopotamia|ziggurat, clay tablet
MESSENGER|planet Mercury
Meteor Crater|impact crater
Metropolitan Museum; The Met|museum
Metropolitan Opera|opera house
Mexico|sombrero, taco, cactus
Miami Beach; South Beach|palm tree
Miami|palm tree
Midwest|corn
Milan|cathedral
Milky Way|Milky Way
Millennium Falcon|spacecraft
Milwaukee|beer
Mir; Mir space station|space station
Mississippi River|steamboat
MIT; Massachusetts Institute of Technology|university
Miyajima; Itsukushima|torii gate
MLB; Major League Baseball|baseball
Moai|moai
Moluccas; Spice Islands|clove, nutmeg
Mona Lisa|Mona Lisa
Monaco|sports car
Mongolia|horse
Mont Blanc|snowy peak
Monterey Bay|sea otter
Montmartre|easel
Montserrat|volcano
Moon|moon
Morocco|tagine, camel
Moscow|Saint Basil's Cathedral, Kremlin
Moulin Rouge|windmill
Mount Ararat; Ararat|Noah's ark
Mount Bromo|volcano
Mount Cook|snowy peak
Mount Elbrus; Elbrus|snowy peak
Mount Erebus; Erebus|volcano
Mount Etna; Etna|volcano
Mount Everest; Everest|Mount Everest
Mount Fuji; Fujiyama; Mt. Fuji|Mount Fuji
Mount Hood|snowy peak
Mount Kailash|snowy peak
Mount Kenya|mountain
Mount Kilimanjaro; Kilimanjaro|Kilimanjaro
Mount Merapi; Merapi|volcano
Mount Nyiragongo; Nyiragongo|volcano
Mount Olympus|mountain
Mount Pelée; Mount Pelee|volcano
Mount Pinatubo; Pinatubo|volcano
Mount Rainier|snowy peak
Mount Roraima|mountain
Mount Sinai; Sinai|mountain
Mount St. Helens; Mount Saint Helens|volcano
Mount Tai|mountain
Mount Vesuvius; Vesuvius|volcano
Mount Washington|mountain
Mount Whitney|mountain
Mount Wilson; Mount Wilson Observatory|observatory
MS Estonia; Estonia ferry|ferry
Mumbai; Bombay|taxi
Munich|beer stein, pretzel
Murano|glass
Musashi battleship|battleship
Muscle Beach|barbell
Musée d'Orsay|painting
Museum of Modern Art; MoMA|painting
Myanmar; Burma|pagoda
Mykonos|windmill
N1 rocket|rocket
Nagasaki|mushroom cloud
Naica; Cave of the Crystals|crystal
Namib; Namib Desert|dune
Namibia|dune
Nanga Parbat|snowy peak
Nantucket|whale, whaling ship
Napa Valley; Napa|wine
Naples|volcano, pizza
Nara|deer
Narnia|lion
NASA|rocket, spacesuit
NASCAR|checkered flag
Nasdaq|stock chart
Nashville|guitar
Nassau|pirate flag
National Gallery|painting
National Geographic|magazine
Natural History Museum|dinosaur skeleton
NBA|basketball
Nebraska|corn
Nelson's Column|column
Nepal|Mount Everest, prayer flag
Neptune|planet Neptune
Netherlands; Holland; The Netherlands|windmill, tulip, bicycle
Neuschwanstein; Neuschwanstein Castle|castle
Nevado del Ruiz|volcano
Neverland|pirate ship
New Forest|horse
New Horizons|satellite
New Orleans|trumpet
New York Stock Exchange; NYSE|stock exchange
New York Times; The New York Times|newspaper
New York Yankees; Yankees|baseball
New York; New York City; NYC|Statue of Liberty, skyscraper, taxi
New Zealand|sheep
Newgate Prison|prison
NFL|American football
Ngorongoro; Ngorongoro Crater|crater, lion
NHL|hockey puck
Niagara Falls; Niagara|Niagara Falls
Nicaragua|volcano
Nigeria|oil barrel
Noah's Ark|Noah's Ark
Nobel Committee; Nobel Foundation|Nobel medal
Nobel Prize|Nobel medal
Norge airship|airship
Norilsk|factory, snow
Normandie; SS Normandie|ocean liner
North Korea|missile
North Pole|polar bear
North Sea|oil rig
North Sentinel Island; Sentinel Island|arrow
Northern Territory|crocodile
Northwest Passage|iceberg
Norway|northern lights
Notre-Dame; Notre Dame|Notre Dame
Nova Scotia|lobster
Nubia|pyramid
Nunavut|polar bear
O'Hare|airplane
Oahu|surfboard
Oak Island|treasure chest
Okavango; Okavango Delta|hippo, elephant
Oklahoma|tornado
Old Bailey|Lady Justice
Old Faithful|geyser
Old Trafford|football stadium
Olduvai Gorge|stone tool
Olympia|column
Olympus Mons|volcano
One World Trade Center|skyscraper
Oort Cloud|comet
OPEC|oil barrel
Opportunity rover; Oppy|Mars rover
Oracle of Delphi|column
Orange River|diamond
Orion Nebula|nebula
Orion spacecraft; Orion capsule|space capsule
Orion|constellation
Orlando|theme park
Orly|airplane
Osaka Castle|Japanese castle
Osaka|Japanese castle
OSIRIS-REx|asteroid
Ottawa|parliament building
Oumuamua; 'Oumuamua|asteroid
Outback; Australian Outback|kangaroo
Overlook Hotel; Stanley Hotel|hotel
Oxford Street|shopping bag
Oxford University; University of Oxford|university
Oxford|university
Oymyakon|snow
Oz; Land of Oz|tornado
Palace of Versailles|palace
Palais Garnier; Paris Opera|opera house
Palau|jellyfish
Palenque|Mayan temple
Palestine|olive
Palmyra|column
Palomar; Palomar Observatory|observatory
Pamirs|mountain
Pampas; The Pampas|cow
Panama Canal|ship
Panama City|skyscraper
Pantanal|jaguar, capybara
Paricutin; Parícutin|volcano
Paris Catacombs; Catacombs of Paris|bone
Paris|Eiffel Tower, Arc de Triomphe
Parker Solar Probe|sun
Parthenon|Parthenon
Patagonia|mountain, penguin
Pathfinder; Mars Pathfinder|Mars rover
Peking University|university
Penn Station|train station
Pequod|whaling ship, whale
Père Lachaise; Pere Lachaise|gravestone
Perseids|shooting star
Persepolis|column
Perseverance rover|Perseverance rover
Persia|carpet
Persian Gulf|oil rig
Peru|llama, Machu Picchu
Petra|Petra
Petronas Towers|skyscraper
Philadelphia|bell
Philae|lander, comet
Philippines; The Philippines|rice terrace
Phoenix lander|lander
Piccadilly Circus; Piccadilly|double-decker bus
Pico de Teide; Teide|volcano
Pigalle|windmill
Pike Place Market|fish
Pikes Peak|mountain
Pillars of Creation; Eagle Nebula|nebula
Pinta|caravel
Pioneer 10|satellite
Pioneer 11|satellite
Pisa|Leaning Tower of Pisa
Pitcairn; Pitcairn Island|sailing ship
Pittsburgh|bridge
Place de la Concorde|obelisk
Planck telescope|space telescope
Planet Nine; Planet X|planet
Playboy|magazine
Plaza Hotel|hotel
Pleiades|constellation
Plitvice Lakes; Plitvice|waterfall
Pluto|planet
Poland|pierogi
Polaris; North Star; Pole Star|star
Polynesia|palm tree, canoe
Pompeii|volcano
Pont du Gard|aqueduct
Pony Express|horse
Popocatepetl; Popocatépetl|volcano
Port Royal|pirate ship
Porto|wine barrel
Portugal|tram of Lisbon, grilled sardine
Potemkin; battleship Potemkin|battleship
Poveglia|plague mask
Prado|painting
Prague Castle|castle
Prague|castle
Princeton; Princeton University|university
Pripyat|ferris wheel
Provence|lavender field
Proxima b|planet
Proxima Centauri|star
Pudding Lane|bakery
Punjab|wheat
Pyramids of Giza; Giza pyramids|pyramid
Pyrenees|mountain
Qatar|skyscraper
Quebec|maple syrup
Queen Anne's Revenge|pirate ship
Queen Elizabeth 2; QE2|ocean liner
Queen Mary; RMS Queen Mary|ocean liner
Queensland|coral reef
Queenstown|mountain
Rainbow Warrior|ship
Rajasthan|camel
Ranthambore|tiger
Real Madrid|football
Red Cross|first aid kit
Red October|submarine
Red Square|Saint Basil's Cathedral
Reichstag|parliament building
Reims|cathedral, champagne
Reno|slot machine
Reunion Island|volcano
Rhine|castle
Rialto Bridge|bridge
Rigel|star
Rijksmuseum|painting
Rikers Island|prison
Ring Nebula|nebula
Ring of Fire|volcano
Rio de Janeiro; Rio|Christ the Redeemer
Ritz; The Ritz|hotel
Riyadh|skyscraper
RMS Olympic|ocean liner
Robben Island|prison
Rock and Roll Hall of Fame|guitar
Rock of Gibraltar; Gibraltar|monkey
Rockefeller Center|Christmas tree
Rocky Mountains; Rockies; The Rockies|mountain, moose
Rodeo Drive|shopping bag
Roman Forum|column
Romania|castle
Rome|Colosseum
Roscosmos|rocket
Rosetta probe; Rosetta spacecraft|comet
Rosetta Stone|hieroglyphs
Ross Sea|penguin
Roswell|flying saucer, alien
Rotterdam|harbor crane
Rouen|cathedral
Route 66|road
Rovaniemi|Santa hat
Royal Air Force; RAF|fighter plane
Royal Geographical Society|map
Royal Navy|warship
Royal Opera House|opera house
Russia|Saint Basil's Cathedral, matryoshka, bear
Rust Belt|factory
Rwanda|gorilla
Ryugu|asteroid
`
