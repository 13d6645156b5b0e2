/** The base class of jws's stream classes, which are not used. CommonJS, because jws uses the module itself as a function. */
function Stream() {}

module.exports = Stream;
