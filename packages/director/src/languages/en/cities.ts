/** Latitude and longitude in degrees of cities and regions that scripts name; spaces of names are underscores. */
const ROWS = `
Paris 48.9 2.4|London 51.5 -0.1|Berlin 52.5 13.4|Rome 41.9 12.5|Madrid 40.4 -3.7|Lisbon 38.7 -9.1|Porto 41.1 -8.6|Vienna 48.2 16.4|Prague 50.1 14.4|Warsaw 52.2 21.0|Budapest 47.5 19.1|Athens 38.0 23.7|Moscow 55.8 37.6
Stockholm 59.3 18.1|Oslo 59.9 10.8|Bergen 60.4 5.3|Copenhagen 55.7 12.6|Helsinki 60.2 24.9|Dublin 53.3 -6.3|Edinburgh 56.0 -3.2|Glasgow 55.9 -4.3|Manchester 53.5 -2.2|Liverpool 53.4 -3.0|Oxford 51.8 -1.3|Cambridge 52.2 0.1
Amsterdam 52.4 4.9|Rotterdam 51.9 4.5|Brussels 50.8 4.4|Antwerp 51.2 4.4|Bruges 51.2 3.2|Zurich 47.4 8.5|Geneva 46.2 6.1|Bern 46.9 7.4|Milan 45.5 9.2|Venice 45.4 12.3|Florence 43.8 11.3|Naples 40.9 14.3|Pisa 43.7 10.4|Bologna 44.5 11.3
Palermo 38.1 13.4|Turin 45.1 7.7|Genoa 44.4 8.9|Barcelona 41.4 2.2|Seville 37.4 -6.0|Granada 37.2 -3.6|Valencia 39.5 -0.4|Istanbul 41.0 29.0|Constantinople 41.0 29.0|Cairo 30.0 31.2|Alexandria 31.2 29.9|Baghdad 33.3 44.4
Jerusalem 31.8 35.2|Damascus 33.5 36.3|Tehran 35.7 51.4|Dubai 25.2 55.3|Mecca 21.4 39.8|Delhi 28.6 77.2|Mumbai 19.1 72.9|Calcutta 22.6 88.4|Kolkata 22.6 88.4|Beijing 39.9 116.4|Shanghai 31.2 121.5|Hong_Kong 22.3 114.2|Tokyo 35.7 139.7
Kyoto 35.0 135.8|Osaka 34.7 135.5|Hiroshima 34.4 132.5|Nagasaki 32.8 129.9|Seoul 37.6 127.0|Bangkok 13.8 100.5|Hanoi 21.0 105.8|Singapore 1.4 103.8|Jakarta -6.2 106.8|Manila 14.6 121.0|Sydney -33.9 151.2|Melbourne -37.8 145.0
Auckland -36.8 174.8|Boston 42.4 -71.1|New_York 40.7 -74.0|Chicago 41.9 -87.6|Philadelphia 40.0 -75.2|Detroit 42.3 -83.0|Seattle 47.6 -122.3|Houston 29.8 -95.4|Dallas 32.8 -96.8|Miami 25.8 -80.2|Los_Angeles 34.1 -118.2
San_Francisco 37.8 -122.4|Las_Vegas 36.2 -115.1|New_Orleans 30.0 -90.1|Denver 39.7 -105.0|Toronto 43.7 -79.4|Montreal 45.5 -73.6|Quebec 46.8 -71.2|Vancouver 49.3 -123.1|Ottawa 45.4 -75.7|Havana 23.1 -82.4|Mexico_City 19.4 -99.1|Lima -12.0 -77.0
Cusco -13.5 -72.0|Bogotá 4.7 -74.1|Quito -0.2 -78.5|La_Paz -16.5 -68.1|Santiago -33.4 -70.7|Buenos_Aires -34.6 -58.4|Rio_de_Janeiro -22.9 -43.2|São_Paulo -23.6 -46.6|Nairobi -1.3 36.8|Lagos 6.5 3.4|Accra 5.6 -0.2|Addis_Ababa 9.0 38.7
Marrakesh 31.6 -8.0|Marrakech 31.6 -8.0|Fez 34.0 -5.0|Tunis 36.8 10.2|Algiers 36.8 3.1|Timbuktu 16.8 -3.0|Cape_Town -33.9 18.4|Johannesburg -26.2 28.0|Munich 48.1 11.6|Hamburg 53.6 10.0|Cologne 50.9 7.0|Dresden 51.1 13.7|Leipzig 51.3 12.4
Frankfurt 50.1 8.7|Nuremberg 49.5 11.1|Stuttgart 48.8 9.2|Salzburg 47.8 13.0|Krakow 50.1 19.9|Vilnius 54.7 25.3|Riga 56.9 24.1|Tallinn 59.4 24.8|Kyiv 50.5 30.5|Odessa 46.5 30.7|Saint_Petersburg 59.9 30.3|Pompeii 40.8 14.5|Carthage 36.9 10.3
Troy 40.0 26.2|Babylon 32.5 44.4|Sparta 37.1 22.4|Reykjavik 64.1 -21.9|Honolulu 21.3 -157.9|Washington 38.9 -77.0|Halifax 44.6 -63.6|Lyon 45.8 4.8|Marseille 43.3 5.4|Bordeaux 44.8 -0.6|Strasbourg 48.6 7.8|Nice 43.7 7.3|Versailles 48.8 2.1
Dubrovnik 42.7 18.1|Split 43.5 16.4|Belgrade 44.8 20.5|Sarajevo 43.9 18.4|Sofia 42.7 23.3|Bucharest 44.4 26.1|Zagreb 45.8 16.0|Ljubljana 46.1 14.5|Samarkand 39.7 67.0|Ulaanbaatar 47.9 106.9|Kathmandu 27.7 85.3|Lhasa 29.7 91.1|Petra 30.3 35.4
Hollywood 34.1 -118.3|Silicon_Valley 37.4 -122.1|California 37.0 -120.0|Texas 31.5 -99.0|Florida 28.0 -82.0|Alaska 64.0 -152.0|Hawaii 20.8 -156.5|Siberia 60.0 100.0|Sicily 37.5 14.2|Scotland 56.8 -4.2|Wales 52.4 -3.7|England 52.5 -1.5
Bavaria 48.9 11.4|Provence 43.9 6.0|Tuscany 43.4 11.0|Brittany 48.2 -2.9|Transylvania 46.5 24.5|Patagonia -45.0 -70.0|Galapagos -0.7 -90.5|Sahara 23.0 10.0|Antarctica -80.0 0.0|Arctic 85.0 0.0|Amazon -4.0 -62.0|Everest 28.0 86.9
Pacific 0.0 -150.0|Atlantic 25.0 -40.0|Mediterranean 36.0 16.0|Nile 24.0 32.9|Himalayas 29.0 84.0|Alps 46.5 9.5|Chernobyl 51.3 30.2|Chicxulub 21.4 -89.5|Tasmania -42.0 147.0|Crete 35.2 24.8|Lapland 67.5 26.0|Yucatan 20.5 -89.0
`

/** Coordinates of a city or region by its English name. */
export const PLACE_COORDINATES: ReadonlyMap<string, readonly [latitude: number, longitude: number]> = new Map(
  ROWS.trim()
    .split(/\||\n/)
    .map((row) => {
      const [name, latitude, longitude] = row.split(' ')
      return [name!.replaceAll('_', ' '), [Number(latitude), Number(longitude)]] as const
    }),
)
